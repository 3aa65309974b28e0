import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; not so where there is no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMedia([query], listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Tells a listener when one of the queries changes. Answers with the way to stop. */
export function onMedia(queries: readonly string[], listener: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}
