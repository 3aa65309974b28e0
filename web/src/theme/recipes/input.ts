import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { recipe } from '../system.ts';

/** The styles of inputs, for elements that extend them. TypeScript would check a spread of the recipe's base against all CSS properties. */
export const inputStyles = {
  width: 'full',
  minH: '48px',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  textStyle: 'md',
  appearance: 'none',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _focusVisible: { outlineOffset: '0px', borderColor: 'focus' },
  '&[aria-invalid=true]': { borderColor: 'error.fg', boxShadow: 'inset 0 0 0 1px var(--color-error-fg)' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'transparent', textOverflow: 'ellipsis' },
} satisfies SystemStyleObject;

/** The styles of inputs, selects and text areas. */
export const inputRecipe = recipe({ base: inputStyles });
