import { chakra } from '@chakra-ui/react/styled-system';
import type { SelectOption } from './fields/select-field.tsx';

export const Status = chakra('span', {
  base: {
    display: 'inline-block',
    justifySelf: 'start',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.hover', color: 'fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      error: { bg: 'error.subtle', color: 'error.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A status of a record, as it is shown in a list, and the option to filter by it. */
export interface RowStatus extends SelectOption {
  tone?: 'success' | 'warning';
}
