import type { Exam } from '@institute/sdk';
import type { ComponentType } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import type { ExamDialogProps } from './exam-dialog-props.ts';
import { PrintHallTicketsButton } from './print-hall-tickets-button.tsx';

/** What can be printed for an exam. */
export function ExamPrintActions({ exam }: { exam: Exam }) {
  const { students = [] } = exam;
  if (students.length === 0) return null;
  return (
    <>
      <PrintHallTicketsButton exam={exam} students={students} />
      <PrintListButton label="Print attendance list" exam={exam} load={loadAttendanceDialog} />
      <PrintListButton label="Print ID cards" exam={exam} load={loadIdCardsDialog} />
    </>
  );
}

const loadAttendanceDialog = async () => (await import('./attendance-dialog.tsx')).AttendanceDialog;
const loadIdCardsDialog = async () => (await import('./id-cards-dialog.tsx')).IdCardsDialog;

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
