import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { WhatsappLink } from '#centre/whatsapp-link.tsx';
import { dashDate } from '#lib/dates.ts';
import { callUrl } from '#lib/phone-links.ts';
import { buttonRecipe } from '#theme/recipes.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';

/** A student's details. It explains the three names of the roll number in the product. */
export function StudentDetailsList({ student }: { student: Student }) {
  return (
    <>
      <DescriptionList inline items={studentDetails(student)} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
    </>
  );
}

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

/** Links to call a student and to write. One without an address is left out. */
export function StudentContact({ student }: { student: Student }) {
  const { fullName, phone, email } = student;
  const href = callUrl(phone);
  if (!href && !email) return null;
  return (
    <Links>
      {href && (
        <ContactLink href={href} variant="outline" size="sm" aria-label={`Call ${fullName}`}>
          <PhoneIcon />
          <span>Call</span>
        </ContactLink>
      )}
      <WhatsappLink student={student} />
      {email && (
        <ContactLink href={`mailto:${email}`} variant="outline" size="sm" aria-label={`Email ${fullName}`}>
          <MailIcon />
          <span>Email</span>
        </ContactLink>
      )}
    </Links>
  );
}

/** The three links fit into one line of a phone. */
const Links = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', '& > a': { paddingInline: '2' } } }));

const ContactLink = chakra('a', buttonRecipe);
