import type { Student } from '@institute/sdk';
import * as text from '#text/student.ts';
import { Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { StudentContact, StudentDetailsList } from './student-details.tsx';

/** A quick look at a student of the list. What can be done for the student is on the student's page. */
export function StudentDetailsDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  return (
    <Modal title={text.studentDetails} onClose={onClose}>
      <StudentDetailsList student={student} />
      <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <StudentContact student={student} />
        <ButtonLink to="/franchise/students/$id" params={{ id: student._id }} size="sm">
          {text.openStudentPage}
        </ButtonLink>
      </Flex>
    </Modal>
  );
}
