import { chakra } from '@chakra-ui/react/styled-system';

export const Skeleton = chakra(
  'div',
  {
    base: { bg: 'bg.hover', borderRadius: 'md', minHeight: '4', animation: 'pulse' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
