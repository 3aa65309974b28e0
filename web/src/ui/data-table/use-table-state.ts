import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { defaultSize, tableSearch } from './table-search.ts';
import { useTyped } from './use-search-input.ts';
import { useGo } from './use-set-search.ts';

/** What a table shows, kept in the address of its page: a reload, Back and a shared link show the same. */
export function useTableState() {
  const { q = '', page = 1, size = defaultSize } = tableSearch(useSearch({ strict: false }));
  const go = useGo();
  const { typed, type, leave, settle } = useTyped(q, go);
  const turnTo = useCallback((next: number) => go({ q: settle(), page: next > 1 ? next : undefined }), [go, settle]);
  const resize = useCallback((next: number) => go({ q: settle(), page: undefined, size: tableSearch({ size: next }).size }), [go, settle]);
  // Until the address has followed what is typed, its page is that of another search.
  return { typed, type, leave, page: typed === q ? page : 1, size, turnTo, resize };
}
