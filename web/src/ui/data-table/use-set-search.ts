import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useOnPage } from '../hooks/use-is-current-page.ts';
import type { TableSearch } from './table-search.ts';

export type Go = (change: TableSearch, replace?: boolean) => void;

/** Changes the address of this page, unless another page is on its way. */
export function useGo(): Go {
  const navigate = useNavigate();
  const isOnPage = useOnPage();
  return useCallback(
    (change, replace = false) => {
      if (!isOnPage()) return;
      void navigate({ to: '.', search: (known: object) => ({ ...known, ...change }), state: true, replace, resetScroll: false });
    },
    [navigate, isOnPage],
  );
}
