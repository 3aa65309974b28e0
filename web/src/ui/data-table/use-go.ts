import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { TableSearch } from './table-search.ts';

export type Go = (change: TableSearch, replace?: boolean) => void;

/** Changes the address of this page, unless another page is on its way. */
export function useGo(): Go {
  const router = useRouter();
  const navigate = useNavigate();
  const [pathname] = useState(router.latestLocation.pathname);
  return useCallback(
    (change, replace = false) => {
      if (router.latestLocation.pathname !== pathname) return;
      void navigate({ to: '.', search: (known: object) => ({ ...known, ...change }), state: true, replace, resetScroll: false });
    },
    [router, navigate, pathname],
  );
}
