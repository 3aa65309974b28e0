import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from './use-session.ts';

/** Reads again what a page shows when the person has changed; guarded pages have left by then. */
export function useFreshReads(): void {
  const queryClient = useQueryClient();
  const token = useSession()?.token;
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    last.current = token;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'idle' });
  }, [queryClient, token]);
}
