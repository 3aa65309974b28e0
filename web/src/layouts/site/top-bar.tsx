import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { recipe } from '../../theme/system.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Container } from '../../ui/page/container.tsx';

/** Email and phone, above the header. */
export function TopBar() {
  return (
    <Root aria-label="Contact">
      <Container display="flex" justifyContent="space-between" alignItems="center" gap="4" minHeight="40px">
        <a href={`mailto:${brand.email}`}>
          <MailIcon />
          <NoTranslate>
            <EmailText>{brand.email}</EmailText>
          </NoTranslate>
        </a>
        <a href={brand.phone.href}>
          <PhoneIcon />
          <chakra.span whiteSpace="nowrap">{brand.phone.label}</chakra.span>
        </a>
      </Container>
    </Root>
  );
}

const Root = chakra(
  'section',
  recipe({
    base: {
      bg: 'bg.deep',
      color: 'fg.onDeepMuted',
      textStyle: 'sm',
      _print: { display: 'none' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '32px',
        minWidth: '24px',
        _hover: { textDecoration: 'underline' },
        _focusVisible: { outlineColor: 'accent.solid' },
      },
    },
  }),
);
