import type { Student } from '@institute/sdk';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { useLazyModule } from '../../ui/hooks/use-lazy-module.ts';
import { StudentDetailsList } from './student-details-list.tsx';

interface StudentDetailsDialogProps {
  student: Student | undefined;
  control: DialogControl;
}

const loadTasks = () => import('./student-tasks.tsx');

/** Shows a student's details, and what can be done for the student. */
export function StudentDetailsDialog({ student, control }: StudentDetailsDialogProps) {
  const Tasks = useLazyModule(loadTasks, student !== undefined)?.StudentTasks;
  return (
    <Modal title="Student details" control={control}>
      {student && <StudentDetailsList student={student} />}
      {student && Tasks && <Tasks student={student} onLeave={control.close} />}
    </Modal>
  );
}
