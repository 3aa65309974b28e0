import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme/recipes/input.ts';
import { ChevronIcon } from '../icons.tsx';
import { type ControlAttributes, Field, type FieldTexts, TextField } from './text-field.tsx';

const Select = chakra('select', inputRecipe);

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts, Pick<ComponentProps<'select'>, ControlAttributes> {
  choices: readonly Choice[];
  /** Shown as long as nothing is chosen, and the way back to it. */
  placeholder: string;
  defaultValue?: string;
  /** Shows what is chosen and nothing else; the browser's own list knows no such state. */
  readOnly?: boolean;
}

/** The browser's own list, because it is the most comfortable one on a phone. */
export function SelectField({ label, error, hint, required, choices, placeholder, defaultValue, readOnly, ...select }: SelectFieldProps) {
  const offered = withKnown(choices, defaultValue);
  if (readOnly) {
    const chosen = offered.find(({ value }) => value === defaultValue)?.label;
    return <TextField label={label} hint={hint} name={select.name} defaultValue={chosen} placeholder="-" readOnly />;
  }
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <Box position="relative">
          <Select pe="12" textOverflow="ellipsis" defaultValue={defaultValue} {...select} {...control}>
            <option value="">{placeholder}</option>
            {offered.map(({ value, label: text }) => (
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

/** A value that is known although nobody offers it stays, as it is written. */
function withKnown(choices: readonly Choice[], known = ''): readonly Choice[] {
  return known === '' || choices.some(({ value }) => value === known) ? choices : [...choices, { value: known, label: known }];
}
