import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { WhatsappLink } from '#centre/whatsapp-link.tsx';
import { callUrl } from '#lib/phone-links.ts';
import { buttonRecipe } from '#theme/recipes.ts';
import { recipe } from '#theme/system.ts';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';

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
