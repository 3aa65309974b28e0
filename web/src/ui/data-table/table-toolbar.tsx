import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Flex } from '../box.ts';
import { Button } from '../button.tsx';
import { createIcon, DownloadIcon, PrintIcon } from '../icons.tsx';
import { type Column, getColumnId } from './columns.tsx';
import { SmallSelect } from './search-field.tsx';
import { parseSort, type SortOrder, stringifySort } from './use-table-state.ts';

const FilterIcon = createIcon('M4 5h16l-6 7.5V19l-4-2v-4.5z');
const SelectIcon = createIcon('M4 4h16v16H4z', 'M8 12.5l3 3 5-6');

interface TableToolbarProps {
  children: ReactNode;
  /** Undefined if the list has no filters. */
  panel: FilterPanel | undefined;
  filterCount: number;
  isSelecting: boolean;
  /** The rows are not there yet, so they can be neither saved nor printed. */
  isBusy: boolean;
  onSelectToggle: () => void;
  onDownload: () => void;
  onPrint: () => void;
}

export function TableToolbar({ children, panel, filterCount, isSelecting, isBusy, ...handlers }: TableToolbarProps) {
  const { onSelectToggle, onDownload, onPrint } = handlers;
  return (
    <Root>
      <div>
        {children}
        <Buttons role="group" aria-label="List actions">
          {panel && (
            <Button
              ref={panel.buttonRef}
              variant="outline"
              size="sm"
              aria-expanded={panel.isOpen}
              aria-controls={panel.isOpen ? panel.id : undefined}
              onClick={panel.toggle}
            >
              <FilterIcon />
              {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onSelectToggle}>
            <SelectIcon />
            {isSelecting ? 'Done' : 'Select'}
          </Button>
          <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onDownload}>
            <DownloadIcon />
            Download CSV
          </Button>
          <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onPrint}>
            <PrintIcon />
            Print
          </Button>
        </Buttons>
      </div>
    </Root>
  );
}

const Root = chakra(
  'div',
  recipe({
    base: {
      containerType: 'inline-size',
      _print: { display: 'none' },
      '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' },
      // Wide containers show a table, whose headers sort.
      '@container (min-width: 900px)': { '& [data-sort]': { display: 'none' } },
    },
  }),
);

const Buttons = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' } }));

interface FilterPanel {
  id: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle: () => void;
}

/** Returns the state of the panel with the filters. It is open from the first render if the URL has filters. */
export function useFilterPanel(isFiltered: boolean): FilterPanel {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isFiltered);
  return { id, buttonRef, isOpen, toggle: () => setIsOpen(!isOpen) };
}

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | undefined;
  onChange: (sort: SortOrder | undefined) => void;
}

/** Sorts the rows where they are cards, which have no column headers. */
export function SortField<Row>({ columns, sort, onChange }: SortFieldProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  return (
    <Flex data-sort alignItems="center" gap="2" textStyle="sm">
      <label htmlFor={id}>Sort by</label>
      <SmallSelect id={id} value={stringifySort(sort) ?? ''} onChange={({ target }) => onChange(parseSort(target.value))}>
        <option value="">Usual order</option>
        {sortable.flatMap((column) => [
          <option key={column.header} value={getColumnId(column)} label={column.header} />,
          <option key={`-${column.header}`} value={`-${getColumnId(column)}`} label={`${column.header}, descending`} />,
        ])}
      </SmallSelect>
    </Flex>
  );
}
