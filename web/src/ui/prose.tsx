import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import * as text from '#text/page.ts';
import { recipe } from '#theme/system.ts';
import { TextLink } from './links.tsx';

export const Prose = chakra(
  'div',
  recipe({
    base: {
      maxWidth: 'text',
      '& > * + *': { marginTop: '4' },
      '& h2': { textStyle: 'lg' },
      '& h3': { textStyle: 'md', marginTop: '6' },
      '& ul, & ol': { paddingInlineStart: '6' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li + li': { marginTop: '2' },
      '& li::marker': { color: 'accent.fg', fontWeight: '600' },
      '& table': { width: 'full', textStyle: 'sm' },
      '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '2' },
      '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingBlock: '3', paddingInlineEnd: '4', borderBottomWidth: '1px' },
      '& th': { fontWeight: '600' },
      '& a': {
        color: 'fg.brand',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  }),
);

/** Excludes names, addresses and numbers from browser translation, which would change them. */
export function NoTranslate({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>;
}

/** Text that wraps only at its spaces; browsers would also wrap a date at its hyphens. One element, because a grid lays out each child. */
export function NoBreak({ children }: { children: string }) {
  return (
    <span>
      {/* Each space is outside of the nowrap spans, because a line cannot wrap inside of one. */}
      {String(children)
        .split(' ')
        .map((word, index) => (
          <span key={index}>
            {index > 0 && ' '}
            <NoWrap>{word}</NoWrap>
          </span>
        ))}
    </span>
  );
}

const NoWrap = chakra('span', recipe({ base: { whiteSpace: 'nowrap' } }));

interface PolicyLinkProps {
  to: '/privacy-policy' | '/terms-condition';
  children: string;
}

/** A link from a form to a policy. It opens in a new tab, so that the values of the form stay. */
export function PolicyLink({ to, children }: PolicyLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${text.opensInNewTab}`}</span>
    </TextLink>
  );
}
