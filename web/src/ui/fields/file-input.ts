import { chakra } from '@chakra-ui/react/styled-system';
import { inputStyles } from '#theme/recipes.ts';

export const FileInput = chakra('input', {
  base: {
    ...inputStyles,
    padding: '2',
    textStyle: 'sm',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
    '&::file-selector-button': {
      minHeight: '32px',
      marginInlineEnd: '3',
      paddingInline: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.control',
      bg: 'bg.subtle',
      color: 'fg',
      font: 'inherit',
      fontWeight: '600',
      cursor: 'inherit',
    },
    '&:hover::file-selector-button': { bg: 'bg.hover' },
  },
});
