import { createContext, useCallback, useContext, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { createHydrationState } from './hydration-state.ts';

/** The hydration of the page. A store instead of a value, because a changed context would hydrate every section at once. */
export const HydrationContext = createContext(createHydrationState(false));

/** The last child of a layout, because its effects run after those of the page. */
export function MarkHydrated(): undefined {
  const { markHydrated, finish } = useContext(HydrationContext);
  const hydrated = useHydrated();
  useEffect(markHydrated, [markHydrated]);
  useEffect(() => {
    if (hydrated) finish();
  }, [hydrated, finish]);
}

/** False while the page shows prerendered HTML; true from the first render where there is none. */
export function useHydrated(): boolean {
  const state = useContext(HydrationContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      void state.hydrated.then(onChange);
      return () => {};
    },
    [state],
  );
  const hydrated = useSyncExternalStore(
    subscribe,
    () => !state.isPending(),
    () => false,
  );
  // React renders a deferred value in slices. At once, the parts that depend on the user would block a slow phone.
  return useDeferredValue(hydrated);
}

/** A value that the prerendered HTML cannot contain, such as a search parameter: undefined until the page is hydrated. */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useHydrated() ? value : undefined;
}
