import { chakra } from '@chakra-ui/react/styled-system';

export const ProgressBar = chakra(
  'progress',
  {
    base: {
      appearance: 'none',
      display: 'block',
      width: 'full',
      minWidth: '0',
      height: '2',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.hover',
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: 'var(--color-brand-solid)' },
      '&::-moz-progress-bar': { background: 'var(--color-brand-solid)' },
    },
  },
  { forwardProps: ['value', 'max'] },
);
