import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false while prerendering. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => subscribeToMediaQueries([query], listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export function subscribeToMediaQueries(queries: readonly string[], listener: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}
