import type { Exam, GetHallTicketInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import type { DocumentItem } from '../documents/document-run.ts';
import { PrintDocumentsButton } from '../documents/print-documents-button.tsx';
import type { ExamStudent } from './exam-summary.ts';

interface PrintHallTicketsButtonProps {
  exam: Exam;
  students: readonly ExamStudent[];
  isSelection?: boolean;
}

/** Prints the hall tickets of these students of an exam. */
export function PrintHallTicketsButton({ exam, students, isSelection = false }: PrintHallTicketsButtonProps) {
  const { api } = useApi();
  return (
    <PrintDocumentsButton
      noun={hallTicket}
      items={students.map((student) => toItem(student, exam))}
      fetchDocument={api.getHallTicket}
      variant={isSelection ? 'outline' : 'solid'}
      isSelection={isSelection}
    />
  );
}

const hallTicket = { one: 'hall ticket', many: 'hall tickets' };

function toItem({ _id, fullName, rollNo }: ExamStudent, { course }: Exam): DocumentItem<GetHallTicketInput> {
  return {
    label: [fullName || '-', rollNo].filter(Boolean).join(', '),
    input: course?._id && _id ? { courseId: course._id, studentId: _id } : undefined,
  };
}
