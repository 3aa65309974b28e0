import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

const panel = {
  bg: 'bg.panel',
  borderRadius: 'md',
  borderWidth: '1px',
  boxShadow: 'md',
  minWidth: '0',
} satisfies SystemStyleObject;

const padding = { base: '5', md: '6' };

export const cardStyles = { ...panel, padding } satisfies SystemStyleObject;

/** A panel with a border. With `flush` its content goes up to the border. */
export const Card = chakra('div', {
  base: panel,
  variants: { flush: { true: {}, false: { padding } } },
  defaultVariants: { flush: false },
});
