import type { Student } from '@institute/sdk';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { StudentHub } from './student-hub.tsx';

interface StudentDetailsDialogProps {
  student: Student | undefined;
  control: DialogControl;
}

/** Shows a student's details, and what can be done for the student. */
export function StudentDetailsDialog({ student, control }: StudentDetailsDialogProps) {
  return (
    <Modal title="Student details" control={control}>
      {student && <StudentHub student={student} onLeave={control.close} />}
    </Modal>
  );
}
