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
      <Container display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="4" minHeight="40px">
        <a href={`mailto:${brand.email}`}>
          <MailIcon />
          <NoTranslate>
            <EmailText>{brand.email}</EmailText>
          </NoTranslate>
        </a>
        <a href={brand.phone.href}>
          <PhoneIcon />
          <span>{brand.phone.label}</span>
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
        _hover: { textDecoration: 'underline' },
        // A phone has no room for more than the texts.
        '& svg': { hideBelow: 'sm' },
        _focusVisible: { outlineColor: 'accent.solid' },
      },
    },
  }),
);
