import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';

export const Skeleton = chakra(
  'div',
  recipe({
    base: { bg: 'bg.hover', borderRadius: 'md', minHeight: '4', animation: 'pulse' },
  }),
  { defaultProps: { 'aria-hidden': true } },
);
