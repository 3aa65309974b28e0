import type { Batch, Student } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as text from '#text/batches.ts';
import { AttendanceDialog } from '../papers/attendance-dialog.tsx';
import { IdCardsDialog } from '../papers/id-cards-dialog.tsx';

export interface BatchDialogProps {
  batch: Batch;
  students: readonly Student[];
  onClose: () => void;
}

/** The list of one day, with room for the date. */
export function BatchAttendanceDialog({ batch: { title, time }, students, onClose }: BatchDialogProps) {
  return (
    <AttendanceDialog
      title={title || '-'}
      facts={{ [text.date]: '', [text.time]: time || '-' }}
      signer={text.teacher}
      students={students}
      onClose={onClose}
    />
  );
}

export function BatchIdCardsDialog({ batch, students, onClose }: BatchDialogProps) {
  const catalog = useListCourses().data?.courses;
  const cards = students.map(({ _id, fullName, rollNo, courses = [] }) => ({
    _id,
    fullName,
    rollNo,
    course: purchasedCourses(courses, catalog).find(({ title }) => title)?.title,
  }));
  return <IdCardsDialog students={cards} photosOf={{ batchId: batch._id }} onClose={onClose} />;
}
