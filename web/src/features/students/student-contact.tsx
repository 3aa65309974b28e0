import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { WhatsappLink } from '#centre/whatsapp-link.tsx';
import { callUrl } from '#lib/phone-links.ts';
import { buttonRecipe } from '#theme/recipes.ts';
import { Flex } from '#ui/box.ts';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';

/** Links to call a student and to write. One without an address is left out. */
export function StudentContact({ student }: { student: Student }) {
  const { fullName, phone, email } = student;
  const href = callUrl(phone);
  if (!href && !email) return null;
  return (
    <Flex flexWrap="wrap" gap="2">
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
    </Flex>
  );
}

const ContactLink = chakra('a', buttonRecipe);
