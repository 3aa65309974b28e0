import type { Exam } from '@institute/sdk';
import { RowButton } from '../../ui/data-table/columns.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { useSaveHallTicket } from '../documents/use-save-hall-ticket.ts';
import type { ExamStudent } from './exam-summary.ts';

/** Downloads a student's hall ticket. */
export function HallTicketButton({ exam, student }: { exam: Exam | undefined; student: ExamStudent }) {
  const { isPending, save } = useSaveHallTicket();
  const handleClick = () => {
    const courseId = exam?.course?._id;
    if (!courseId || !student._id) return toasts.error('Please fill all the required fields.');
    save({ courseId, studentId: student._id });
  };
  return (
    <RowButton
      icon={<DownloadIcon />}
      label="Download hall ticket"
      name={`Download hall ticket of ${student.fullName}`}
      pending={isPending}
      onClick={handleClick}
    />
  );
}
