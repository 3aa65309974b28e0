import { chakra } from '@chakra-ui/react/styled-system';
import { callUrl } from '../lib/phone-links.ts';
import { recipe } from '../theme/system.ts';

/** A phone number as it is stored, which calls when it is pressed. */
export function PhoneLink({ phone }: { phone: string | number | undefined }) {
  const href = callUrl(phone);
  if (!href) return <span translate="no">{phone || '-'}</span>;
  return (
    <Anchor href={href} translate="no">
      {phone}
    </Anchor>
  );
}

const Anchor = chakra(
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
