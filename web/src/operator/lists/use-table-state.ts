import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { browserStorage } from '#lib/storage.ts';
import { useSearchInput, useSetSearch } from '#ui/search/search-field.tsx';
import {
  defaultSize,
  type FilterValues,
  filterSearch,
  type PageSize,
  pageSizes,
  type TableSearch,
  tableSearch,
} from '#ui/search/table-search.ts';
import type { Filter } from './filters.tsx';

/** The state of a table. It is in the URL, so it survives a reload and can be shared as a link. */
export function useTableState(filters: readonly Pick<Filter<never>, 'name'>[]) {
  const search = tableSearch(useSearch({ strict: false }));
  const { q = '', page = 1 } = search;
  const { size, isRemembered, remember } = usePageSize(search.size);
  const setSearch = useSetSearch();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  /** Changes the URL, which must include what has been typed. */
  const update = useCallback(
    (change: TableSearch | FilterValues) => setSearch({ q: commit(), page: undefined, ...change }),
    [setSearch, commit],
  );
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
    isSizeRemembered: isRemembered,
    setPage,
    setPageSize,
    sort: useMemo(() => parseSort(search.sort), [search.sort]),
    setSort: useCallback((order: SortOrder | undefined) => update({ sort: stringifySort(order) }), [update]),
    filters: useFilterValues(filters),
    setFilter: (name: string, value: string) => update({ [name]: value || undefined }),
    clearFilters: useCallback(() => update(Object.fromEntries(filters.map(({ name }) => [name, undefined]))), [update, filters]),
  };
}

/** The values of a list's filters in the URL: the same object until one of them changes. */
export function useFilterValues(filters: readonly Pick<Filter<never>, 'name'>[]): FilterValues {
  const names = filters.map(({ name }) => name);
  return useSearch({ strict: false, structuralSharing: true, select: (search) => filterSearch(search, names) });
}

/**
 * The number of rows per page: that of the URL, or else the remembered one. A URL with a page keeps its rows, and so does the
 * history of a list in which the user selects another number.
 */
function usePageSize(urlSize: PageSize | undefined) {
  const { latestLocation } = useRouter();
  const [fallback, setFallback] = useState(() => (/[?&](?:page|size)=/.test(latestLocation.searchStr) ? defaultSize : readPageSize()));
  const [isRemembered, setIsRemembered] = useState(() => browserStorage.getItem(storageKey) !== null);
  const remember = useCallback((selected: number) => {
    rememberPageSize(pageSizes.find((size) => size === selected) ?? defaultSize);
    setFallback(defaultSize);
    setIsRemembered(true);
  }, []);
  return { size: urlSize ?? fallback, isRemembered, remember };
}

const storageKey = 'institute.page-size';

function readPageSize(): PageSize {
  const stored = Number(browserStorage.getItem(storageKey));
  return pageSizes.find((size) => size === stored) ?? defaultSize;
}

function rememberPageSize(size: PageSize): void {
  browserStorage.setItem(storageKey, String(size));
}

export interface SortOrder {
  columnId: string;
  descending: boolean;
}

/** Parses the search parameter `sort`: 'name', or '-name' for descending. */
export function parseSort(sort: string | undefined): SortOrder | undefined {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { columnId: descending ? sort.slice(1) : sort, descending };
}

export function stringifySort(order: SortOrder | undefined): string | undefined {
  return order && `${order.descending ? '-' : ''}${order.columnId}`;
}

/** The order after a click on a column's header: ascending, descending, then the order of the server. */
export function getNextSort(order: SortOrder | undefined, columnId: string): SortOrder | undefined {
  if (order?.columnId !== columnId) return { columnId, descending: false };
  return order.descending ? undefined : { columnId, descending: true };
}
