import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { callUrl } from '../../lib/phone-links.ts';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { Flex } from '../../ui/flex.ts';
import { PhoneIcon } from '../../ui/icons.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

/** Links that call a student or open a WhatsApp chat. Nothing without a phone number. */
export function StudentContact({ student }: { student: Student }) {
  const href = callUrl(student.phone);
  if (!href) return null;
  return (
    <Flex flexWrap="wrap" gap="3">
      <Anchor href={href} variant="outline" size="sm" aria-label={`Call ${student.fullName}`}>
        <PhoneIcon />
        <span>Call</span>
      </Anchor>
      <WhatsappLink student={student} />
    </Flex>
  );
}

const Anchor = chakra('a', buttonRecipe);
