import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, type ReactNode, type RefObject, useMemo } from 'react';
import { compareNaturally } from '#lib/natural-order.ts';
import * as text from '#text/lists.ts';
import * as searchText from '#text/search.ts';
import { recipe } from '#theme/system.ts';
import { Flex } from '#ui/box.ts';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { FilterValues } from '#ui/search/table-search.ts';

export interface FilterFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Shows only the selected option, as a button that clears the filter. Then the focus moves to this element. */
  chipFallbackRef?: RefObject<HTMLElement | null>;
}

interface FieldFilter<Row> {
  /** Its search parameter. */
  name: string;
  Field: ComponentType<FilterFieldProps>;
  /** True for a row of the selected option. Without it the server selects the rows. */
  hasRow?: (row: Row) => boolean;
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
  return [...found.values()].sort((a, b) => compareNaturally(a.label, b.label));
}

interface FilterSelectProps extends FilterFieldProps {
  label: string;
  placeholder: string;
  /** Undefined until they have loaded. */
  options: readonly SelectOption[] | undefined;
}

/** The select of a filter. A value without an option, such as the id of a deleted record, gets one. */
export function FilterField({ value, onChange, chipFallbackRef, options = [], ...field }: FilterSelectProps) {
  const selected = options.find((option) => option.value === value) ?? { value, label: text.notInList };
  if (chipFallbackRef)
    return <FilterChip label={`${field.label}: ${selected.label}`} fallbackFocusRef={chipFallbackRef} onClear={() => onChange('')} />;
  const allOptions = value === '' || options.includes(selected) ? options : [...options, selected];
  return <SelectField {...field} options={allOptions} value={value} onChange={({ target }) => onChange(target.value)} />;
}

interface FilterChipProps {
  label: string;
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** A selected option, whole. */
function FilterChip({ label, fallbackFocusRef, onClear }: FilterChipProps) {
  return (
    <Chip ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)} type="button" aria-label={text.clearFilter(label)} onClick={onClear}>
      <span>{label}</span>
      <CloseIcon />
    </Chip>
  );
}

const Chip = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '36px',
      paddingInline: '3',
      bg: 'bg.tint',
      borderRadius: 'full',
      textStyle: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '& svg': { flexShrink: '0', width: '1em', height: '1em' },
    },
  }),
);

interface FilterFieldsProps<Row> {
  filters: readonly Filter<Row>[];
  values: FilterValues;
  rows: readonly Row[];
  onChange: (name: string, value: string) => void;
}

export function FilterFields<Row>(props: FilterFieldsProps<Row>) {
  return (
    <Group role="group" data-filters aria-label={searchText.filters}>
      {renderFilters(props)}
    </Group>
  );
}

interface FilterChipsProps<Row> extends FilterFieldsProps<Row> {
  fallbackFocusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The selected options of the filters, where their fields are not in sight. */
export function FilterChips<Row>({ children, fallbackFocusRef, ...props }: FilterChipsProps<Row>) {
  const active = getActiveFilters(props.filters, props.values);
  return (
    <Flex data-chips flexWrap="wrap" gap="2" _print={{ display: 'none' }}>
      {renderFilters({ ...props, filters: active, chipFallbackRef: fallbackFocusRef })}
      {children}
    </Flex>
  );
}

function renderFilters<Row>(props: FilterFieldsProps<Row> & Pick<FilterFieldProps, 'chipFallbackRef'>) {
  const { filters, values, rows, onChange, chipFallbackRef } = props;
  return filters.map((filter) => {
    const control = { chipFallbackRef, value: values[filter.name] ?? '', onChange: (value: string) => onChange(filter.name, value) };
    if ('Field' in filter) return <filter.Field key={filter.name} {...control} />;
    return <RowFilterField key={filter.name} filter={filter} rows={rows} {...control} />;
  });
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
      gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', md: 'repeat(auto-fit, minmax(200px, 1fr))' },
      alignItems: 'end',
      gap: '3',
      _print: { display: 'none' },
    },
  }),
);
