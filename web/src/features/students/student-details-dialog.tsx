import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { dashDate } from '#lib/dates.ts';
import { callUrl } from '#lib/phone-links.ts';
import { buttonRecipe } from '#theme/recipes.ts';
import { Box, Flex } from '#ui/box.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';
import { StudentTasks } from './student-tasks.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

interface StudentDetailsDialogProps {
  student: Student;
  onClose: () => void;
}

export function StudentDetailsDialog({ student, onClose }: StudentDetailsDialogProps) {
  return (
    <Modal title="Student details" onClose={onClose}>
      <StudentDetailsList student={student} />
      <StudentTasks student={student} onLeave={onClose} />
    </Modal>
  );
}

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

function StudentContact({ student }: { student: Student }) {
  const href = callUrl(student.phone);
  if (!href) return null;
  return (
    <Flex flexWrap="wrap" gap="3">
      <ContactLink href={href} variant="outline" size="sm" aria-label={`Call ${student.fullName}`}>
        <PhoneIcon />
        <span>Call</span>
      </ContactLink>
      <WhatsappLink student={student} />
    </Flex>
  );
}

const ContactLink = chakra('a', buttonRecipe);

export function studentDetails(student: Student): Record<string, unknown> {
  const { fullName, email, phone, rollNo, dob, fatherName, state, city, village } = student;
  return {
    'Full Name': fullName,
    Email: email,
    Mobile: phone,
    'Register No': rollNo,
    ...(dob && { 'Date of Birth': dashDate(dob) }),
    ...(String(fatherName ?? '').trim() && { 'Father Name': fatherName }),
    State: stateOptions.find(({ value }) => value === state)?.label ?? state,
    City: city,
    Village: village,
    Pincode: getPinCode(student),
  };
}
