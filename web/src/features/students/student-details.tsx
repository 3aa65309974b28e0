import type { Student } from '@institute/sdk';
import { Facts } from '../../ui/facts.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { DialogControl } from '../../ui/use-dialog.ts';
import { studentFacts } from './student-facts.ts';

interface StudentDetailsProps {
  student: Student | undefined;
  control: DialogControl;
}

export function StudentDetails({ student, control }: StudentDetailsProps) {
  return (
    <Modal title="Student details" control={control}>
      {student && <Facts facts={studentFacts(student)} />}
    </Modal>
  );
}
