import type { Student } from '@institute/sdk';
import { Facts } from '../../ui/description-list.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
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
