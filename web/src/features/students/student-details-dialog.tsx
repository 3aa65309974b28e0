import type { Student } from '@institute/sdk';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { useLazyModule } from '../../ui/hooks/use-lazy-module.ts';
import { StudentDetailsList } from './student-details-list.tsx';

interface StudentDetailsDialogProps {
  student: Student | undefined;
  control: DialogControl;
  /** Forgets the student: a closed dialog must not refetch exams and results. */
  onClose: () => void;
}

const loadTasks = () => import('./student-tasks.tsx');

/** Shows a student's details, and what can be done for the student. */
export function StudentDetailsDialog({ student, control, onClose }: StudentDetailsDialogProps) {
  const Tasks = useLazyModule(loadTasks, student !== undefined)?.StudentTasks;
  return (
    <Modal title="Student details" control={control} onClose={onClose}>
      {student && <StudentDetailsList student={student} />}
      {student && Tasks && <Tasks student={student} onLeave={control.close} />}
    </Modal>
  );
}
