import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { TakeOver } from './hydration-gate.ts';

const Hydration = createContext({ hydrated: true, endTakeOver: () => {} });

/** Knows whether a page is still what the build has made, or shows what is its visitor's. */
export function HydrationProvider({ takeOver, children }: { takeOver: TakeOver; children: ReactNode }) {
  const [hydrated, setHydrated] = useState(!takeOver.isPending());
  // What is the visitor's is drawn a little at a time: at once it would hold a slow phone.
  const endTakeOver = useCallback(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (hydrated) takeOver.finish();
    // When it has taken too long, as where what stands around the page has failed.
    else void takeOver.done.then(endTakeOver);
  }, [hydrated, takeOver, endTakeOver]);
  const value = useMemo(() => ({ hydrated, endTakeOver }), [hydrated, endTakeOver]);
  return <Hydration value={value}>{children}</Hydration>;
}

/** For what stands around a page: its effect comes when all of the page is React's. */
export function useTakeOver(): void {
  const { endTakeOver } = useContext(Hydration);
  useEffect(endTakeOver, [endTakeOver]);
}

/** Whether script answers by now: not so in HTML that was made beforehand, and at once where the page is drawn by script. */
export function useHydrated(): boolean {
  return useContext(Hydration).hydrated;
}

/** What the build cannot know, such as the address's parameters: undefined until script answers. */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useHydrated() ? value : undefined;
}
