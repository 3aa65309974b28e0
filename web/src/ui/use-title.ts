import { useEffect } from 'react';
import { title } from '../head.ts';

/** Names the document after something that came later than its page. */
export function useTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = title(page);
  }, [page]);
}
