import { defineTextStyles } from '@chakra-ui/react';

const style = (size: string, lineHeight: string, more: object = {}) => ({ value: { fontSize: size, lineHeight, ...more } });

/** The scale of six. */
export const textStyles = defineTextStyles({
  xs: style('xs', '1.5'),
  sm: style('sm', '1.5'),
  md: style('md', '1.6'),
  lg: style('lg', '1.4'),
  xl: style('xl', '1.2', { letterSpacing: '-0.01em' }),
  '2xl': style('2xl', '1.08', { letterSpacing: '-0.02em' }),
});
