import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#lib/brand.ts';
import { recipe } from '#theme/system.ts';
import { createRouterLink } from './links.tsx';
import { LogoMark } from './logo-mark.tsx';
import { NoTranslate } from './no-translate.tsx';

export function Logo() {
  return (
    <HomeLink to="/">
      <LogoMark />
      <NoTranslate>{brand.name}</NoTranslate>
    </HomeLink>
  );
}

const Anchor = chakra(
  'a',
  recipe({
    base: {
      display: 'inline-flex',
      // Wraps its words before the buttons beside it wrap to another line.
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
  }),
);

const HomeLink = createRouterLink(Anchor);
