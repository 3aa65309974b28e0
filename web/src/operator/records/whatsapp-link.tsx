import type { Student } from '@institute/sdk';
import type { ComponentProps } from 'react';
import { whatsappUrl } from '#lib/phone-links.ts';
import * as text from '#text/messages.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { SocialIcon } from '#ui/social-icons.tsx';

interface WhatsappLinkProps extends ComponentProps<typeof ButtonAnchor> {
  student: Student;
  compact?: boolean;
}

/** Opens a WhatsApp chat with a student in a new tab. Renders nothing without a complete phone number. */
export function WhatsappLink({ student: { fullName, phone }, compact, ...props }: WhatsappLinkProps) {
  const href = whatsappUrl(phone);
  if (!href) return null;
  const name = text.whatsappTo(fullName);
  return (
    <ButtonAnchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outline"
      size="sm"
      data-compact={compact || undefined}
      aria-label={name}
      title={compact ? name : undefined}
      {...props}
    >
      <SocialIcon network="whatsapp" />
      <span>WhatsApp</span>
    </ButtonAnchor>
  );
}
