import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes/input.ts';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronIcon } from './icons.tsx';

const Select = chakra('select', inputRecipe);

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<typeof Select>, 'id' | 'children' | 'required'> {
  choices: readonly Choice[];
  /** Shown as long as nothing is chosen, and the way back to it. */
  placeholder: string;
}

/** The browser's own list, because it is the most comfortable one on a phone. */
export function SelectField({ label, error, hint, required, choices, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <Box position="relative">
          <Select pe="12" textOverflow="ellipsis" {...select} {...control}>
            <option value="">{placeholder}</option>
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <Box position="absolute" top="14px" insetEnd="4" pointerEvents="none">
            <ChevronIcon />
          </Box>
        </Box>
      )}
    </Field>
  );
}
