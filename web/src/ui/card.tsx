import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { recipe } from '../theme/system.ts';

/** The styles of a card, for other elements. */
export const cardStyles = {
  bg: 'bg.panel',
  borderRadius: 'md',
  borderWidth: '1px',
  boxShadow: 'md',
  padding: { base: '5', md: '6' },
  minWidth: '0',
} satisfies SystemStyleObject;

/** A panel with a border. */
export const Card = chakra('div', recipe({ base: cardStyles }));
