import { Box } from '@chakra-ui/react/box';
import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import * as common from '#text/common.ts';
import * as text from '#text/lists.ts';
import { breakpoints } from '#theme/system.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Input } from '#ui/fields/text-field.tsx';
import { createIcon, DownloadIcon, PrintIcon, SearchIcon } from '#ui/icons.tsx';
import { maxQueryLength } from '#ui/search/table-search.ts';
import type { Column } from './columns.tsx';
import type { useListOutput } from './list-output.tsx';
import { ListPageContext } from './list-page.tsx';
import { hiddenLabel, wide } from './table-styles.ts';

const FilterIcon = createIcon('M4 5h16l-6 7.5V19l-4-2v-4.5z');
const OptionsIcon = createIcon(
  'M4 7h9M19 7h1M4 17h1M11 17h9',
  'M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  'M8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
);
const SelectIcon = createIcon('M4 4h16v16H4z', 'M8 12.5l3 3 5-6');

interface TableToolbarProps {
  panel: ReturnType<typeof useOptionsPanel>;
  search: ReactNode;
  /** How many filters are selected; undefined if the list has no filters. */
  filterCount: number | undefined;
  children: ReactNode;
}

/** Tools in a row above a table, where a button opens the filters. Above cards the same button opens all tools. */
export function TableToolbar({ panel, search, filterCount, children }: TableToolbarProps) {
  return (
    <Root>
      {search}
      <Button
        ref={panel.buttonRef}
        variant="outline"
        size="sm"
        data-toggle={filterCount === undefined ? '' : 'filters'}
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={panel.toggle}
      >
        <Box as="span" data-wide>
          <FilterIcon />
          {filterCount ? common.activeFilters(filterCount) : common.filters}
        </Box>
        <Box as="span" data-cards>
          <OptionsIcon />
          <span>{text.listOptions}</span>
        </Box>
      </Button>
      <div ref={panel.ref} id={panel.id} data-panel data-open={panel.isOpen || undefined}>
        {children}
      </div>
    </Root>
  );
}

interface ListActionsProps {
  output: ReturnType<typeof useListOutput>;
  isDisabled: boolean;
  isSelecting: boolean;
  onSelectToggle: () => void;
  children: ReactNode;
}

/** Selects, saves and prints rows. The children are the other actions of the rows. The actions of the page are not about selected rows. */
export function ListActions({ output, isDisabled, isSelecting, onSelectToggle, children }: ListActionsProps) {
  const { actions: pageActions } = useContext(ListPageContext);
  const { isDownloading } = output;
  return (
    <Box role="group" data-list-actions aria-label={text.listActions}>
      <Button variant="outline" size="sm" onClick={onSelectToggle}>
        <SelectIcon />
        {isSelecting ? text.done : text.select}
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isDisabled}
        pending={isDownloading}
        onClick={isDisabled ? undefined : output.download}
      >
        {!isDownloading && <DownloadIcon />}
        {common.downloadCsv}
      </Button>
      <Button variant="outline" size="sm" aria-disabled={isDisabled} onClick={isDisabled ? undefined : output.print}>
        <PrintIcon />
        {text.print}
      </Button>
      {children}
      {!isSelecting && pageActions}
    </Box>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    _print: { display: 'none' },
    '& > [data-toggle]': { gridColumn: '2', minHeight: '48px', minWidth: '48px' },
    '& [data-toggle] > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& [data-toggle] > [data-wide]': { display: 'none' },
    // Beside the search field there is room only for the icon of the button.
    '& > [data-search] + [data-toggle] > [data-cards] > span': hiddenLabel,
    '& > [data-panel]': {
      gridColumn: '1 / -1',
      display: 'none',
      gap: '4',
      padding: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      '&[data-open]': { display: 'grid' },
    },
    '& [data-list-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& :is(button, a)': { flex: '1 1 auto', minHeight: '44px', paddingInline: '2', textStyle: 'sm' },
    },
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: '1',
      '& > [data-search]': { flex: '1 1 240px', maxWidth: '360px', marginInlineEnd: 'auto' },
      '& > [data-toggle=""]': { display: 'none' },
      '& [data-toggle] > [data-wide]': { display: 'inline-flex' },
      '& [data-toggle] > [data-cards], & [data-sort]': { display: 'none' },
      '& > [data-panel], & > [data-panel][data-open], & [data-list-actions]': { display: 'contents' },
      '& > [data-toggle], & [data-list-actions] :is(button, a)': {
        flex: 'none',
        minHeight: '36px',
        paddingInline: '2',
        borderColor: 'transparent',
      },
      '& [data-filters]': { flex: '0 0 100%' },
    },
  },
});

/** Returns the state of the panel with the filters. It is open from the first render if the URL has filters, unless it fills a phone. */
export function useOptionsPanel(isFiltered: boolean) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(() => isFiltered && matchMedia(`(min-width: ${breakpoints.md})`).matches);
  /** Closes the panel where it is a menu. */
  const closeMenu = () => {
    if (!isOpen || !ref.current || getComputedStyle(ref.current).display === 'contents') return;
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  return { id, ref, buttonRef, isOpen, toggle: () => setIsOpen(!isOpen), closeMenu };
}

interface ListSearchProps {
  value: string;
  hint: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

export function ListSearch({ value, hint, onChange, onBlur }: ListSearchProps) {
  return (
    <Box data-search>
      <InputGroup startElement={<SearchIcon />} startElementProps={{ textStyle: 'md' }}>
        <Input
          type="search"
          aria-label={common.search}
          placeholder={hint ? text.searchBy(hint) : common.search}
          ps="calc(1.25em + 16px)"
          pe="2"
          textOverflow="ellipsis"
          _placeholder={{ fontSize: 'sm' }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      </InputGroup>
    </Box>
  );
}

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onChange: (sort: string | undefined) => void;
}

/** Sorts the rows where they are cards, which have no column headers. */
export function SortField<Row>({ columns, sort = '', onChange }: SortFieldProps<Row>) {
  const options = columns.flatMap(({ id, header }) =>
    id
      ? [
          { value: id, label: header },
          { value: `-${id}`, label: text.descending(header) },
        ]
      : [],
  );
  return (
    <Box data-sort>
      <SelectField
        label={common.sortBy}
        placeholder={text.defaultOrder}
        options={options}
        value={sort}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </Box>
  );
}
