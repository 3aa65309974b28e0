import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Button } from '../button.tsx';
import { FilterField } from './filter-field.tsx';
import { type Filter, getFilterOptions } from './filters.ts';
import type { FilterName, FilterValues } from './table-search.ts';

interface FilterFieldsProps<Row> {
  id: string;
  filters: readonly Filter<Row>[];
  values: FilterValues;
  /** The rows of which the options are made. */
  rows: readonly Row[];
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
}

/** The selects of all filters of a list. */
export function FilterFields<Row>({ id, filters, values, rows, onChange, onClear }: FilterFieldsProps<Row>) {
  return (
    <Group id={id} role="group" aria-label="Filters">
      {filters.map((filter) => {
        const control = { value: values[filter.name] ?? '', onChange: (value: string) => onChange(filter.name, value) };
        if ('Field' in filter) return <filter.Field key={filter.name} {...control} />;
        const { name, label, placeholder } = filter;
        return <FilterField key={name} {...{ label, placeholder }} options={getFilterOptions(filter, rows)} {...control} />;
      })}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </Group>
  );
}

const Group = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
      alignItems: 'end',
      gap: '3',
      '& > button': { minHeight: '48px', justifySelf: 'start' },
      _print: { display: 'none' },
    },
  }),
);
