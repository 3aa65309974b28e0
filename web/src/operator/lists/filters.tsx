import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type RefObject, useMemo } from 'react';
import { compareNaturally } from '#lib/natural-order.ts';
import * as common from '#text/common.ts';
import * as text from '#text/lists.ts';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ClearFilters } from '#ui/search/search.tsx';
import type { FilterValues } from '#ui/search/table-search.ts';

export interface Filter<Row> {
  name: string;
  label: string;
  /** All options, if they are the same for all rows. */
  options?: readonly SelectOption[];
  /** A hook; undefined options have not loaded yet. */
  useOptions: (rows: readonly Row[]) => { options: readonly SelectOption[] | undefined; placeholder: string };
  /** True for a row of the selected option. Without it the server selects the rows. */
  hasRow?: (row: Row, value: string) => boolean;
}

interface RowFilterOptions<Row> extends Pick<Filter<Row>, 'label' | 'name' | 'options'> {
  placeholder: string;
  getOption: (row: Row) => SelectOption | undefined;
}

/** By default its options are taken from the rows. */
export function rowFilter<Row>({ placeholder, getOption, ...filter }: RowFilterOptions<Row>): Filter<Row> {
  return {
    ...filter,
    useOptions: (rows) => ({ placeholder, options: useMemo(() => filter.options ?? listOptions(rows, getOption), [rows, getOption]) }),
    hasRow: (row, value) => getOption(row)?.value === value,
  };
}

/** The options of the rows, each once, in the order of their labels. */
export function listOptions<Row>(rows: readonly Row[], getOption: (row: Row) => SelectOption | undefined): readonly SelectOption[] {
  const found = new Map<string, SelectOption>();
  for (const row of rows) {
    const option = getOption(row);
    if (option && !found.has(option.value)) found.set(option.value, option);
  }
  return [...found.values()].sort((a, b) => compareNaturally(a.label, b.label));
}

/** The filters that have a value. A value that cannot be an option is ignored. */
export function getActiveFilters<Row>(filters: readonly Filter<Row>[], values: FilterValues): readonly Filter<Row>[] {
  return filters.filter(({ name, options }) => {
    const value = values[name];
    return value !== undefined && (!options || options.some((option) => option.value === value));
  });
}

/** Names the rows that the server has selected: the values of its filters. */
export function getServerScope<Row>(filters: readonly Filter<Row>[], values: FilterValues): string {
  return filters.flatMap(({ name, hasRow }) => (hasRow ? [] : [values[name] ?? ''])).join('\n');
}

/** Returns the rows that have the selected option of every filter; the same array if none is selected. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], values: FilterValues): readonly Row[] {
  const active = getActiveFilters(filters, values).filter(({ hasRow }) => hasRow);
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ name, hasRow }) => hasRow?.(row, values[name] ?? '')));
}

interface FilterControlProps<Row> {
  filter: Filter<Row>;
  rows: readonly Row[];
  value: string;
  onChange: (value: string) => void;
  /** Shows only the selected option, as a button that clears the filter and moves the focus to this element. */
  chipFallbackRef: RefObject<HTMLElement | null> | undefined;
}

/** The select of a filter. A value without an option, such as the id of a deleted record, gets one. */
function FilterControl<Row>({ filter: { label, useOptions }, rows, value, onChange, chipFallbackRef }: FilterControlProps<Row>) {
  const { options = [], placeholder } = useOptions(rows);
  const selected = options.find((option) => option.value === value) ?? { value, label: text.notInList };
  if (chipFallbackRef)
    return <FilterChip label={`${label}: ${selected.label}`} fallbackFocusRef={chipFallbackRef} onClear={() => onChange('')} />;
  const allOptions = value === '' || options.includes(selected) ? options : [...options, selected];
  return <SelectField {...{ label, placeholder, value }} options={allOptions} onChange={({ target }) => onChange(target.value)} />;
}

type FilterChipProps = ComponentProps<typeof ClearFilters> & { label: string };

function FilterChip({ label, fallbackFocusRef, onClear }: FilterChipProps) {
  return (
    <Chip ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)} type="button" aria-label={text.clearFilter(label)} onClick={onClear}>
      <span>{label}</span>
      <CloseIcon />
    </Chip>
  );
}

const Chip = chakra('button', {
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
});

interface FilterFieldsProps<Row> {
  filters: readonly Filter<Row>[];
  values: FilterValues;
  rows: readonly Row[];
  onChange: (name: string, value: string) => void;
}

export function FilterFields<Row>(props: FilterFieldsProps<Row>) {
  return (
    <Group role="group" data-filters aria-label={common.filters}>
      {renderFilters(props)}
    </Group>
  );
}

/** The selected options of the filters, where their fields are not in sight. */
export function FilterChips<Row>({ fallbackFocusRef, onClear, ...props }: FilterFieldsProps<Row> & ComponentProps<typeof ClearFilters>) {
  const active = getActiveFilters(props.filters, props.values);
  return (
    <Flex data-chips wrap="wrap" gap="2" _print={{ display: 'none' }}>
      {renderFilters({ ...props, filters: active, chipFallbackRef: fallbackFocusRef })}
      <ClearFilters {...{ fallbackFocusRef, onClear }} />
    </Flex>
  );
}

function renderFilters<Row>(props: FilterFieldsProps<Row> & Partial<Pick<FilterControlProps<Row>, 'chipFallbackRef'>>) {
  const { filters, values, rows, onChange, chipFallbackRef } = props;
  return filters.map((filter) => (
    <FilterControl
      key={filter.name}
      {...{ filter, rows, chipFallbackRef }}
      value={values[filter.name] ?? ''}
      onChange={(value) => onChange(filter.name, value)}
    />
  ));
}

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', md: 'repeat(auto-fit, minmax(200px, 1fr))' },
    alignItems: 'end',
    gap: '3',
    _print: { display: 'none' },
  },
});
