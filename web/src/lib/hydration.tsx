import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { HydrationState } from './hydration-state.ts';

const HydrationContext = createContext({ hydrated: true, markHydrated: () => {} });

export function HydrationProvider({ state, children }: { state: HydrationState; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(!state.isPending());
  // In a transition React renders the parts that depend on the user in slices. At once, they would block a slow phone.
  const markHydrated = useCallback(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) state.finish();
    // Also when hydration has timed out, for example because a layout threw.
    else void state.done.then(markHydrated);
  }, [hydrated, state, markHydrated]);
  const value = useMemo(() => ({ hydrated, markHydrated }), [hydrated, markHydrated]);
  return <HydrationContext value={value}>{children}</HydrationContext>;
}

/** For layouts: their effect runs after all effects of the page inside them, when React has hydrated everything. */
export function useMarkHydrated(): void {
  const { markHydrated } = useContext(HydrationContext);
  useEffect(markHydrated, [markHydrated]);
}

/** False while the page shows prerendered HTML; true from the first render where there is none. */
export function useHydrated(): boolean {
  return useContext(HydrationContext).hydrated;
}

/** A value that the prerendered HTML cannot contain, such as a search parameter: undefined until the page is hydrated. */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useHydrated() ? value : undefined;
}
