import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { parseSort, type SortOrder, stringifySort } from './sort-order.ts';
import { defaultSize, type FilterName, type FilterValues, filterNames, type TableSearch, tableSearch } from './table-search.ts';
import { usePageSize } from './use-page-size.ts';
import { useSearchInput } from './use-search-input.ts';
import { useSetSearch } from './use-set-search.ts';

/** The state of a table. It is in the URL, so it survives a reload and can be shared as a link. */
export function useTableState() {
  const search = tableSearch(useSearch({ strict: false }));
  const { q = '', page = 1 } = search;
  const { size, remember } = usePageSize(search.size);
  const setSearch = useSetSearch();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  /** Changes the URL, which must include what has been typed. */
  const update = useCallback((change: TableSearch) => setSearch({ q: commit(), page: undefined, ...change }), [setSearch, commit]);
  const urlSize = size === defaultSize ? undefined : size;
  const setPage = useCallback((next: number) => update({ page: next > 1 ? next : undefined, size: urlSize }), [update, urlSize]);
  const setPageSize = useCallback(
    (next: number) => {
      remember(next);
      update({ size: tableSearch({ size: next }).size });
    },
    [update, remember],
  );
  return {
    input,
    setInput: (text: string) => {
      // The page belongs to the previous query, also if the text is soon the same again.
      if (page > 1) setSearch({ page: undefined }, true);
      setInput(text);
    },
    flush,
    // Until the URL has followed the input, its page belongs to the previous query.
    page: input === q ? page : 1,
    size,
    setPage,
    setPageSize,
    sort: useMemo(() => parseSort(search.sort), [search.sort]),
    setSort: useCallback((order: SortOrder | undefined) => update({ sort: stringifySort(order) }), [update]),
    filters: useFilterValues(search),
    setFilter: (name: FilterName, value: string) => update({ [name]: value || undefined }),
    clearFilters: useCallback(() => update(noFilters), [update]),
  };
}

const noFilters: FilterValues = Object.fromEntries(filterNames.map((name) => [name, undefined]));

function useFilterValues({ batch, course, status, seats, when }: FilterValues): FilterValues {
  return useMemo(() => ({ batch, course, status, seats, when }), [batch, course, status, seats, when]);
}
