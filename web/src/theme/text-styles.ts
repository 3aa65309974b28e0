import { defineTextStyles, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The type scale. */
export const sizes: Record<string, SystemStyleObject> = {
  xs: { fontSize: 'xs', lineHeight: '1.5' },
  sm: { fontSize: 'sm', lineHeight: '1.5' },
  md: { fontSize: 'md', lineHeight: '1.6' },
  lg: { fontSize: 'lg', lineHeight: '1.4' },
  xl: { fontSize: 'xl', lineHeight: '1.2', letterSpacing: '-0.01em' },
  '2xl': { fontSize: '2xl', lineHeight: '1.08', letterSpacing: '-0.02em' },
};

/** The type scale as Chakra text styles. */
export const textStyles = defineTextStyles(Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])));
