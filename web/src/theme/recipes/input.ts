import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** For what has more to say than a recipe: a spread of a recipe's own base is checked against every property of CSS. */
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
  '&[aria-invalid=true]': { borderColor: 'error.fg', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-error-fg)' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'transparent', textOverflow: 'ellipsis' },
} satisfies SystemStyleObject;

export const inputRecipe = defineRecipe({ base: inputStyles });
