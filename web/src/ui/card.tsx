import { chakra } from '@chakra-ui/react';

export const Card = chakra('div', {
  base: { bg: 'bg.panel', borderRadius: 'md', borderWidth: '1px', boxShadow: 'md', padding: { base: '5', md: '6' }, minWidth: '0' },
});
