import { createSlotRecipeContext, type HTMLChakraProps, type SlotRecipeProps } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { ChevronIcon } from '../icons.tsx';
import { type ControlAttributes, Field, type FieldBaseProps, TextField } from './text-field.tsx';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'nativeSelect' });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div', SlotRecipeProps<'nativeSelect'>>>('div', 'root');
const Select = withContext<HTMLSelectElement, HTMLChakraProps<'select'>>('select', 'field');
const Indicator = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'indicator');

type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & Pick<SlotRecipeProps<'nativeSelect'>, 'size'>;

/** A select without label. */
export function NativeSelect({ size, ...select }: NativeSelectProps) {
  return (
    <Root size={size}>
      <Select {...select} />
      <Indicator>
        <ChevronIcon />
      </Indicator>
    </Root>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  /** The label of the group in which the option is shown. Options without a group come first. */
  group?: string;
}

export interface SelectFieldProps<Name extends string = never>
  extends FieldBaseProps<Name>,
    Pick<ComponentProps<'select'>, ControlAttributes> {
  options: readonly SelectOption[];
  placeholder: string;
  defaultValue?: string;
  /** True if the app, not the user, has selected the value. A draft does not keep such a value. */
  'data-suggested'?: true | undefined;
  /** Renders the selected option as a read-only text field, because a native select has no read-only state. */
  readOnly?: boolean;
}

/** A labelled native select, which is the easiest to use on a phone. */
export function SelectField<Name extends string = never>(props: SelectFieldProps<Name>) {
  const { label, error, hint, name, required, options, placeholder, readOnly, ...select } = props;
  const { defaultValue } = select;
  const allOptions = withDefaultValue(options, defaultValue);
  if (readOnly) {
    const selected = allOptions.find(({ value }) => value === defaultValue)?.label;
    return <TextField<Name> {...{ label, hint, name }} defaultValue={selected} placeholder="-" readOnly />;
  }
  return (
    <Field<Name> {...{ label, error, hint, name, required }}>
      {(control) => (
        <NativeSelect {...select} {...control}>
          <option value="">{placeholder}</option>
          {renderOptions(allOptions.filter(({ group }) => group === undefined))}
          {groupLabels(allOptions).map((group) => (
            <optgroup key={group} label={group}>
              {renderOptions(allOptions.filter((option) => option.group === group))}
            </optgroup>
          ))}
        </NativeSelect>
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
