import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

export const cardStyles = {
  bg: 'bg.panel',
  borderRadius: 'md',
  borderWidth: '1px',
  boxShadow: 'md',
  padding: { base: '5', md: '6' },
  minWidth: '0',
} satisfies SystemStyleObject;

export const Card = chakra('div', { base: cardStyles });
