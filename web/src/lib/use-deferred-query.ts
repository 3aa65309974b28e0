import type { ReadOptions } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** A read whose answer is drawn a little at a time: all the cards of a page at once would hold a slow phone. Until then what was is shown. */
export function useCalmQuery<Answer>(options: ReadOptions<Answer>) {
  const { data, error, isFetched, isFetching, refetch } = useQuery(options);
  const now = useMemo(() => ({ data, error, isFetched }), [data, error, isFetched]);
  const drawn = useDeferredValue(now);
  // What is not there any more goes at once.
  return { ...(data === undefined ? now : drawn), isFetching, refetch };
}
