import type { Exam, GetHallTicketInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import type { ComponentType } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import type { DocumentItem } from '../documents/document-run.ts';
import { PrintDocumentsButton } from '../documents/print-documents-button.tsx';
import type { ExamDialogProps } from './exam-dialog-props.ts';
import type { ExamStudent } from './exam-summary.ts';

/** What can be printed for an exam. */
export function ExamPrintActions({ exam }: { exam: Exam }) {
  const { api } = useApi();
  const { students = [] } = exam;
  if (students.length === 0) return null;
  return (
    <>
      <PrintDocumentsButton
        noun={hallTicket}
        items={students.map((student) => toItem(student, exam))}
        fetchDocument={api.getHallTicket}
        variant="solid"
      />
      <PrintListButton label="Print attendance list" exam={exam} load={loadAttendanceDialog} />
      <PrintListButton label="Print ID cards" exam={exam} load={loadIdCardsDialog} />
    </>
  );
}

const hallTicket = { one: 'hall ticket', many: 'hall tickets' };
const loadAttendanceDialog = async () => (await import('./attendance-dialog.tsx')).AttendanceDialog;
const loadIdCardsDialog = async () => (await import('./id-cards-dialog.tsx')).IdCardsDialog;

function toItem({ _id, fullName, rollNo }: ExamStudent, { course }: Exam): DocumentItem<GetHallTicketInput> {
  return {
    label: [fullName || '-', rollNo].filter(Boolean).join(', '),
    input: course?._id && _id ? { courseId: course._id, studentId: _id } : undefined,
  };
}

interface PrintListButtonProps {
  label: string;
  exam: Exam;
  load: () => Promise<ComponentType<ExamDialogProps>>;
}

function PrintListButton({ label, exam, load }: PrintListButtonProps) {
  const { Dialog, isPending, open, close } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <PrintIcon />}
        {label}
      </Button>
      {Dialog && <Dialog exam={exam} onClose={close} />}
    </>
  );
}
