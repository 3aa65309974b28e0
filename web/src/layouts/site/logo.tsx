import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { Mark } from '../../ui/mark.tsx';
import { Verbatim } from '../../ui/no-translate.tsx';
import { createRouterLink } from '../../ui/router-link.ts';

export function Logo() {
  return (
    <Home to="/">
      <Mark />
      <Verbatim>{brand.name}</Verbatim>
    </Home>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: '700',
    textStyle: { base: 'md', sm: 'lg' },
    lineHeight: '1.1',
    whiteSpace: { lg: 'nowrap' },
  },
});

const Home = createRouterLink(Anchor);
