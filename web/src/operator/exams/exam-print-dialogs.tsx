import type { Exam } from '@institute/sdk';
import { clockTime, dashDate } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/exams.ts';
import { AttendanceDialog } from '../papers/attendance-dialog.tsx';
import { IdCardsDialog } from '../papers/id-cards-dialog.tsx';
import { useBatchTitle } from './exam-summary.ts';

interface ExamDialogProps {
  exam: Exam;
  onClose: () => void;
}

export function ExamAttendanceDialog({ exam, onClose }: ExamDialogProps) {
  const { title, course, batch, date, time, location, students = [] } = exam;
  const getBatchTitle = useBatchTitle();
  const facts = {
    [common.course]: course?.title || '-',
    [common.batch]: getBatchTitle(batch),
    [text.date]: dashDate(date),
    [text.time]: clockTime(time),
    [text.location]: location || '-',
  };
  return <AttendanceDialog title={title || '-'} facts={facts} signer={text.invigilator} students={students} onClose={onClose} />;
}

/** Photos come from the list of the students of the course. */
export function ExamIdCardsDialog({ exam: { course, students = [] }, onClose }: ExamDialogProps) {
  return (
    <IdCardsDialog
      students={students.map((student) => ({ ...student, course: course?.title }))}
      photosOf={course ? { courseId: course._id } : undefined}
      onClose={onClose}
    />
  );
}
