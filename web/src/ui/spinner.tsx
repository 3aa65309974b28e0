import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../theme/system.ts';

/** A spinner without an accessible name; its control has `aria-busy`. */
export const Spinner = chakra(
  'span',
  recipe({
    base: {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin',
    },
  }),
);
