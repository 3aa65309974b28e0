import type { Student } from '@institute/sdk';
import { Box } from '../../ui/box.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { studentDetails } from './student-details.ts';

interface StudentDetailsDialogProps {
  student: Student | undefined;
  control: DialogControl;
}

/** Shows a student's details, and explains the three names of the roll number in the product. */
export function StudentDetailsDialog({ student, control }: StudentDetailsDialogProps) {
  return (
    <Modal title="Student details" control={control}>
      {student && <DescriptionList items={studentDetails(student)} />}
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
    </Modal>
  );
}
