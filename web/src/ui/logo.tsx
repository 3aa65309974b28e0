import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { brand } from '#lib/brand.ts';
import { NoTranslate } from './no-translate.tsx';

export function Logo() {
  return (
    <HomeLink to="/">
      <LogoMark />
      <NoTranslate>{brand.name}</NoTranslate>
    </HomeLink>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    // The words of the logo wrap before the buttons beside it wrap to another line.
    flex: '1 1 min-content',
    maxWidth: 'max-content',
    paddingBlock: '2',
    alignItems: 'center',
    gap: '3',
    fontWeight: '700',
    textStyle: { base: 'md', sm: 'lg' },
    // A text style for a wider window brings a line height of its own.
    lineHeight: { base: '1.1', sm: '1.1' },
    whiteSpace: { lg: 'nowrap' },
  },
});

const HomeLink = createLink(Anchor);

export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="#0d5063" />
      <path d="M8 27.5c4.5-2.6 8.5-2.6 12 0 3.5-2.6 7.5-2.6 12 0v-12c-4.5-2.6-8.5-2.6-12 0-3.5-2.6-7.5-2.6-12 0z" fill="#fffcf6" />
      <path d="M20 15.5v12" stroke="#0d5063" strokeWidth="1.6" />
      <circle cx="20" cy="9" r="3.6" fill="#fbb632" />
    </svg>
  );
}
