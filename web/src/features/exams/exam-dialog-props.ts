import type { Exam } from '@institute/sdk';

/** Props of a dialog that prints something of an exam. */
export interface ExamDialogProps {
  exam: Exam;
  onClose: () => void;
}
