import { SelectField, type SelectOption } from '../fields/select-field.tsx';
import type { FilterFieldProps } from './filters.ts';

interface FilterSelectProps extends FilterFieldProps {
  label: string;
  placeholder: string;
  /** Undefined until they have loaded. */
  options: readonly SelectOption[] | undefined;
}

/** The select of a filter. A value without an option, such as the id of a deleted record, gets one. */
export function FilterField({ value, onChange, options = [], ...field }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  const allOptions = isKnown ? options : [...options, { value, label: 'Not in the list' }];
  return <SelectField {...field} options={allOptions} value={value} onChange={({ target }) => onChange(target.value)} />;
}
