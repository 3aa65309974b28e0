import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { defaultSize, tableSearch } from './table-search.ts';
import { useSearchInput } from './use-search-input.ts';
import { useSetSearch } from './use-set-search.ts';

/** The state of a table. It is in the URL, so it survives a reload and can be shared as a link. */
export function useTableState() {
  const { q = '', page = 1, size = defaultSize } = tableSearch(useSearch({ strict: false }));
  const setSearch = useSetSearch();
  const { input, setInput, flush, commit } = useSearchInput(q, setSearch);
  const setPage = useCallback((next: number) => setSearch({ q: commit(), page: next > 1 ? next : undefined }), [setSearch, commit]);
  const setPageSize = useCallback(
    (next: number) => setSearch({ q: commit(), page: undefined, size: tableSearch({ size: next }).size }),
    [setSearch, commit],
  );
  // Until the URL has followed the input, its page belongs to the previous query.
  return { input, setInput, flush, page: input === q ? page : 1, size, setPage, setPageSize };
}
