import { chakra } from '@chakra-ui/react/styled-system';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { recipe } from '#theme/system.ts';
import { SelectField, type SelectOption } from '../fields/select-field.tsx';
import type { FilterValues } from './table-search.ts';

export interface FilterFieldProps {
  value: string;
  onChange: (value: string) => void;
}

interface FieldFilter<Row> {
  /** Its search parameter. */
  name: string;
  Field: ComponentType<FilterFieldProps>;
  /** True for a row of the selected option. Without it the server selects the rows. */
  hasRow?: (row: Row) => boolean;
}

/** What a filter needs to know the rows of the selected option. */
export interface FilterSource {
  query: UseQueryResult<unknown, SdkError>;
  errorText: string;
}

/** A filter of the rows that the list has. */
export interface RowFilter<Row> {
  name: string;
  label: string;
  placeholder: string;
  /** All options. By default those of the rows. */
  options?: readonly SelectOption[];
  getOption: (row: Row) => SelectOption | undefined;
}

/** A filter of a list. Its value is in the URL. */
export type Filter<Row> = RowFilter<Row> | FieldFilter<Row>;

/** The filters that have a value. A value that cannot be an option is ignored. */
export function getActiveFilters<Row>(filters: readonly Filter<Row>[], values: FilterValues): readonly Filter<Row>[] {
  return filters.filter((filter) => {
    const value = values[filter.name];
    const options = 'options' in filter ? filter.options : undefined;
    return value !== undefined && (!options || options.some((option) => option.value === value));
  });
}

/** Names the rows that the server has selected: the values of its filters. */
export function getServerScope<Row>(filters: readonly Filter<Row>[], values: FilterValues): string {
  return filters.flatMap((filter) => (isServerFilter(filter) ? [values[filter.name] ?? ''] : [])).join('\n');
}

/** Returns the rows that have the selected option of every filter; the same array if none is selected. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], values: FilterValues): readonly Row[] {
  const active = getActiveFilters(filters, values).filter((filter) => !isServerFilter(filter));
  if (active.length === 0) return rows;
  const matches = (row: Row, filter: Filter<Row>) =>
    'getOption' in filter ? filter.getOption(row)?.value === values[filter.name] : filter.hasRow?.(row);
  return rows.filter((row) => active.every((filter) => matches(row, filter)));
}

function isServerFilter<Row>(filter: Filter<Row>): boolean {
  return 'Field' in filter && !filter.hasRow;
}

export function getFilterOptions<Row>({ options, getOption }: RowFilter<Row>, rows: readonly Row[]): readonly SelectOption[] {
  if (options) return options;
  const found = new Map<string, SelectOption>();
  for (const row of rows) {
    const option = getOption(row);
    if (option && !found.has(option.value)) found.set(option.value, option);
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label, 'en-IN', { numeric: true }));
}

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

interface FilterFieldsProps<Row> {
  id: string;
  filters: readonly Filter<Row>[];
  values: FilterValues;
  rows: readonly Row[];
  onChange: (name: string, value: string) => void;
}

export function FilterFields<Row>({ id, filters, values, rows, onChange }: FilterFieldsProps<Row>) {
  return (
    <Group id={id} role="group" aria-label="Filters">
      {filters.map((filter) => {
        const control = { value: values[filter.name] ?? '', onChange: (value: string) => onChange(filter.name, value) };
        if ('Field' in filter) return <filter.Field key={filter.name} {...control} />;
        return <RowFilterField key={filter.name} filter={filter} rows={rows} {...control} />;
      })}
    </Group>
  );
}

interface RowFilterFieldProps<Row> extends FilterFieldProps {
  filter: RowFilter<Row>;
  rows: readonly Row[];
}

function RowFilterField<Row>({ filter, rows, ...control }: RowFilterFieldProps<Row>) {
  const options = useMemo(() => getFilterOptions(filter, rows), [filter, rows]);
  return <FilterField label={filter.label} placeholder={filter.placeholder} options={options} {...control} />;
}

const Group = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
      alignItems: 'end',
      gap: '3',
      _print: { display: 'none' },
    },
  }),
);
