import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from './use-session.ts';

/** Refetches the queries of the page after the viewer has changed. An effect, because guarded pages have unmounted by then. */
export function useRefetchOnViewerChange(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const lastToken = useRef(token);
  useEffect(() => {
    if (lastToken.current === token) return;
    lastToken.current = token;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle' });
  }, [queryClient, token]);
}
