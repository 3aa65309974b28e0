import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { recipe } from '../../theme/system.ts';
import { FilterField } from './filter-field.tsx';
import { type Filter, type FilterFieldProps, getFilterOptions, type RowFilter } from './filters.ts';
import type { FilterName, FilterValues } from './table-search.ts';

interface FilterFieldsProps<Row> {
  id: string;
  filters: readonly Filter<Row>[];
  values: FilterValues;
  /** The rows of which the options are made. */
  rows: readonly Row[];
  onChange: (name: FilterName, value: string) => void;
}

/** The selects of all filters of a list. */
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
