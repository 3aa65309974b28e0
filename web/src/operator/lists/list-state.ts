import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { compareNaturally } from '#lib/natural-order.ts';
import { browserStorage } from '#lib/storage.ts';
import { useSearchInput, useSetSearch } from '#ui/search/search.tsx';
import {
  defaultSize,
  type FilterValues,
  filterSearch,
  type PageSize,
  parsePageSize,
  type TableSearch,
  tableSearch,
} from '#ui/search/table-search.ts';
import type { SortValue } from './columns.tsx';
import type { Filter } from './filters.tsx';

type Filters = readonly Pick<Filter<never>, 'name'>[];

/** The state of a list. It is in the URL, so it survives a reload and can be shared as a link. */
export function useListState(filters: Filters) {
  const search = tableSearch(useSearch({ strict: false }));
  const { q = '', page = 1, sort } = search;
  const setSearch = useSetSearch();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  /** Changes the URL, which must include the typed query, and goes to the first page. */
  const update = useCallback(
    (change: TableSearch | FilterValues) => setSearch({ q: commit(), page: undefined, ...change }),
    [setSearch, commit],
  );
  const handleInput = (text: string) => {
    // The page number belongs to the previous query, even if the user soon types the same query again.
    if (page > 1) setSearch({ page: undefined }, true);
    setInput(text);
  };
  const [size, selectSize] = usePageSize(search);
  // Until the URL has the new query, its page number belongs to the previous query.
  const currentPage = input === q ? page : 1;
  const pages = useMemo(
    () => ({
      page: currentPage,
      size,
      setPage: (next: number) => update({ page: next > 1 ? next : undefined, size: size === defaultSize ? undefined : size }),
      setSize: (next: PageSize) => {
        selectSize(next);
        update({ size: next === defaultSize ? undefined : next });
      },
    }),
    [currentPage, size, update, selectSize],
  );
  return { field: { value: input, onChange: handleInput, onBlur: flush }, sort, filterValues: useFilterValues(filters), update, pages };
}

export type Pages = ReturnType<typeof useListState>['pages'];

/** The values of a list's filters in the URL: the same object until one of the values changes. */
export function useFilterValues(filters: Filters): FilterValues {
  const names = filters.map(({ name }) => name);
  return useSearch({ strict: false, structuralSharing: true, select: (search) => filterSearch(search, names) });
}

/** The size in the URL, or else the stored size. A URL with a page ignores the stored size, so that the page keeps its rows. */
function usePageSize(search: TableSearch): [size: PageSize, select: (size: PageSize) => void] {
  const [fallback, setFallback] = useState(() => (search.page || search.size ? defaultSize : (readPageSize() ?? defaultSize)));
  const select = useCallback((size: PageSize) => {
    browserStorage.setItem(storageKey, String(size));
    // From now on a URL without a size means the default size.
    setFallback(defaultSize);
  }, []);
  return [search.size ?? fallback, select];
}

const storageKey = 'institute.page-size';

/** Undefined if the user has never selected a number of rows. */
export const readPageSize = () => parsePageSize(browserStorage.getItem(storageKey));

/** Sorts rows; those without a value come last, and those with equal values keep their order. */
export function sortRows<Row>(rows: readonly Row[], getValue: (row: Row) => SortValue, descending: boolean): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: getValue(row) }))
    .sort(({ value: a }, { value: b }) => {
      const [isMissing, isOtherMissing] = [isBlank(a), isBlank(b)];
      if (isMissing || isOtherMissing) return Number(isMissing) - Number(isOtherMissing);
      return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b)));
    })
    .map(({ row }) => row);
}

function isBlank(value: SortValue): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}
