import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { brand } from '../brand.ts';
import { Mark } from '../ui/mark.tsx';

export function Logo() {
  return (
    <Home to="/">
      <Mark />
      {brand.name}
    </Home>
  );
}

const Home = chakra(Link, {
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
