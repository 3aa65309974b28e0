import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { callUrl } from '#lib/phone-links.ts';
import { recipe } from '#theme/system.ts';
import { Box } from './box.ts';
import { NoTranslate } from './no-translate.tsx';

interface ContactLinkProps {
  icon: ReactNode;
  label: string;
  href: string;
  deep?: boolean;
  children: ReactNode;
}

export function ContactLink({ icon, label, href, deep = false, children }: ContactLinkProps) {
  return (
    <Anchor href={href} deep={deep}>
      <Box color={deep ? 'accent.solid' : 'accent.fg'} textStyle="lg" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0">
        <Box textStyle="sm" color={deep ? 'fg.onDeepMuted' : 'fg.muted'}>
          {label}
        </Box>
        <Box fontWeight="650" overflowWrap="anywhere">
          <NoTranslate>{children}</NoTranslate>
        </Box>
      </Box>
    </Anchor>
  );
}

const Anchor = chakra(
  'a',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '3', sm: '4' },
      padding: { base: '3', sm: '4' },
      borderRadius: 'md',
      borderWidth: '1px',
    },
    variants: {
      deep: {
        true: { borderColor: 'border.onDeep', _hover: { bg: 'bg.deepest' }, _focusVisible: { outlineColor: 'accent.solid' } },
        false: { borderColor: 'border.control', _hover: { bg: 'bg.hover' } },
      },
    },
  }),
);

/** An email address that wraps after an @ or a dot, where there is not enough room for all of it. */
export function EmailText({ children }: { children: string }) {
  return children.match(/[^@.]+[@.]*/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A phone number as it is stored, which calls on a click. */
export function PhoneLink({ phone }: { phone: string | number | undefined }) {
  const href = callUrl(phone);
  if (!href) return <span translate="no">{phone || '-'}</span>;
  return (
    <PhoneAnchor href={href} translate="no">
      {phone}
    </PhoneAnchor>
  );
}

const PhoneAnchor = chakra(
  'a',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      minHeight: '24px',
      whiteSpace: 'nowrap',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);
