import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { readPageSize, rememberPageSize } from './page-size.ts';
import { defaultSize, type PageSize, pageSizes } from './table-search.ts';

/**
 * The number of rows per page: that of the URL, or else the remembered one. A URL with a page keeps its rows, and so does the
 * history of a list in which the viewer selects another number.
 */
export function usePageSize(urlSize: PageSize | undefined) {
  const { latestLocation } = useRouter();
  const [fallback, setFallback] = useState(() => (/[?&](?:page|size)=/.test(latestLocation.searchStr) ? defaultSize : readPageSize()));
  const remember = useCallback((selected: number) => {
    rememberPageSize(pageSizes.find((size) => size === selected) ?? defaultSize);
    setFallback(defaultSize);
  }, []);
  return { size: urlSize ?? fallback, remember };
}
