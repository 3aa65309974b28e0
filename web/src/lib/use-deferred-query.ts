import type { ApiQueryOptions } from '@institute/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** `useQuery` whose new data renders in slices. At once, a long list would block a slow phone. */
export function useDeferredQuery<Response>(options: ApiQueryOptions<Response>) {
  const { data, error, isFetched, isFetching, refetch } = useQuery(options);
  const current = useMemo(() => ({ data, error, isFetched }), [data, error, isFetched]);
  const deferred = useDeferredValue(current);
  // Data that has been dropped disappears at once.
  return { ...(data === undefined ? current : deferred), isFetching, refetch };
}
