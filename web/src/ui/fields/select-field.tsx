import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe } from '#theme/recipes.ts';
import { ChevronIcon } from '../icons.tsx';
import { type ControlAttributes, Field, type FieldBaseProps, TextField } from './text-field.tsx';

const Select = chakra('select', inputRecipe);

export interface SelectOption {
  value: string;
  label: string;
  /** The label of the group in which the option is shown, below the options without one. */
  group?: string;
}

export interface SelectFieldProps extends FieldBaseProps, Pick<ComponentProps<'select'>, ControlAttributes> {
  options: readonly SelectOption[];
  placeholder: string;
  defaultValue?: string;
  /** Whether the app has selected the value, not the user. A draft does not keep it. */
  'data-suggested'?: true | undefined;
  /** Renders the selected option as a read-only text field, because a native select has no read-only state. */
  readOnly?: boolean;
}

/** A labelled native select, which is the easiest to use on a phone. */
export function SelectField({ label, error, hint, required, options, placeholder, defaultValue, readOnly, ...select }: SelectFieldProps) {
  const allOptions = withDefaultValue(options, defaultValue);
  if (readOnly) {
    const selected = allOptions.find(({ value }) => value === defaultValue)?.label;
    return <TextField label={label} hint={hint} name={select.name} defaultValue={selected} placeholder="-" readOnly />;
  }
  return (
    <Field label={label} name={select.name} error={error} hint={hint} required={required}>
      {(control) => (
        <Box position="relative">
          <Select pe="12" textOverflow="ellipsis" defaultValue={defaultValue} {...select} {...control}>
            <option value="">{placeholder}</option>
            {renderOptions(allOptions.filter(({ group }) => group === undefined))}
            {groupLabels(allOptions).map((group) => (
              <optgroup key={group} label={group}>
                {renderOptions(allOptions.filter((option) => option.group === group))}
              </optgroup>
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

function renderOptions(options: readonly SelectOption[]) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function groupLabels(options: readonly SelectOption[]): string[] {
  return [...new Set(options.flatMap(({ group }) => group ?? []))];
}

/** Adds an option for a default value that is not among the options, so that it is not lost. */
function withDefaultValue(options: readonly SelectOption[], defaultValue = ''): readonly SelectOption[] {
  if (defaultValue === '' || options.some(({ value }) => value === defaultValue)) return options;
  return [...options, { value: defaultValue, label: defaultValue }];
}
