import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** Takes the result of a query hook, such as `useListCourses()`. Renders new data in slices: a long list would block a slow phone. */
export function useDeferredQuery<Response>({ data, error, isFetched, isFetching, refetch }: UseQueryResult<Response, SdkError>) {
  const current = useMemo(() => ({ data, error, isFetched }), [data, error, isFetched]);
  const deferred = useDeferredValue(current);
  // Data that has been dropped disappears at once.
  return { ...(data === undefined ? current : deferred), isFetching, refetch };
}
