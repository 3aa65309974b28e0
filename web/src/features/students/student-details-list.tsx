import type { Student } from '@institute/sdk';
import { Box } from '../../ui/box.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { StudentContact } from './student-contact.tsx';
import { studentDetails } from './student-details.ts';

/** A student's details, and links to call or write. It explains the three names of the roll number in the product. */
export function StudentDetailsList({ student }: { student: Student }) {
  return (
    <>
      <DescriptionList items={studentDetails(student)} />
      <StudentContact student={student} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
    </>
  );
}
