import { chakra } from '@chakra-ui/react/styled-system';

/** Says nothing by itself: the control that shows it is busy. */
export const Spinner = chakra('span', {
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
});
