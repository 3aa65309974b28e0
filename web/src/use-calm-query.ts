import type { ReadOptions } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** A read whose answer is drawn a little at a time: all the cards of a page at once would hold a slow phone. */
export function useCalmQuery<Answer>(options: ReadOptions<Answer>) {
  const { data, error, isFetched, isFetching, refetch } = useQuery(options);
  const shown = useDeferredValue(data);
  const isDrawn = data === undefined || shown !== undefined;
  return { data: shown, error, isFetched: isFetched && isDrawn, isFetching, refetch };
}
