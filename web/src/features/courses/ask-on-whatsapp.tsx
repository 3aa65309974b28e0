import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { brand } from '../../lib/brand.ts';
import { whatsappUrl } from '../../lib/phone-links.ts';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { SocialIcon } from '../../ui/social-icons.tsx';

/**
 * Opens a WhatsApp chat with the institute, in a new tab, with a text that names the course. Renders nothing if the institute has no
 * phone number.
 */
export function AskOnWhatsapp({ course }: { course: Course }) {
  const href = whatsappUrl(brand.phone.label, `Hello! I have a question about the course '${course.title}'.`);
  if (!href) return null;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" variant="outline" justifySelf="start" _print={{ display: 'none' }}>
      <SocialIcon network="whatsapp" />
      <span>
        Ask about this course<span className="sr-only"> on WhatsApp</span>
      </span>
    </Anchor>
  );
}

const Anchor = chakra('a', buttonRecipe);
