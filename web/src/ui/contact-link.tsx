import { Link } from '@chakra-ui/react/link';
import { Fragment } from 'react';
import { callUrl } from '#lib/phone-links.ts';

/** An email address that wraps after an @ or a dot if there is not enough room for the whole address. */
export function EmailText({ children }: { children: string }) {
  return children.match(/[^@.]+[@.]*/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function PhoneLink({ phone }: { phone: string | number | undefined }) {
  const href = callUrl(phone);
  if (!href) return <span translate="no">{phone || '-'}</span>;
  return (
    <Link
      href={href}
      variant="plain"
      display="inline-flex"
      alignItems="center"
      justifySelf="start"
      minHeight="24px"
      color="inherit"
      whiteSpace="nowrap"
      htmlTranslate="no"
    >
      {phone}
    </Link>
  );
}
