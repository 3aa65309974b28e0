import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import type { TableSearch } from './table-search.ts';

/** Merges a change into the search parameters; `replace` replaces the history entry. */
export type SetSearch<Search extends TableSearch = TableSearch> = (change: Search, replace?: boolean) => void;

/** Returns a function that changes the search parameters of this page. It does nothing while the viewer navigates to another page. */
export function useSetSearch<Search extends TableSearch = TableSearch>(): SetSearch<Search> {
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  return useCallback(
    (change, replace = false) => {
      if (!isCurrentPage()) return;
      void navigate({ to: '.', search: (previous: object) => ({ ...previous, ...change }), state: true, replace, resetScroll: false });
    },
    [navigate, isCurrentPage],
  );
}
