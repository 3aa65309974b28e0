import { type AnyRouter, useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export type HydrationState = ReturnType<typeof createHydrationState>;

/** Whether a prerendered page or section is hydrated. The state is outside of React, so that API calls can wait for it. */
export function createHydrationState(pending: boolean) {
  let resolveHydrated = () => {};
  let resolveDone = () => {};
  let isPending = pending;
  const state = {
    /** True while the prerendered HTML is shown: nothing may depend on the user, the date or the viewport yet. */
    isPending: () => isPending,
    /** Whether sections may be hydrated later than the page. False while prerendering, which needs the HTML of all sections. */
    canDefer: pending,
    hydrated: new Promise<void>((resolve) => (resolveHydrated = resolve)),
    markHydrated() {
      isPending = false;
      resolveHydrated();
    },
    /** Resolves once the parts that depend on the user are rendered, too, or hydration has taken too long. */
    done: new Promise<void>((resolve) => (resolveDone = resolve)),
    finish() {
      state.markHydrated();
      resolveDone();
    },
  };
  if (!pending) state.finish();
  return state;
}

/** Delays responses until hydration is done: a change of content while React hydrates would make it discard the prerendered HTML. */
export function deferResponses(fetch: (request: Request) => Promise<Response>, { done }: HydrationState): typeof fetch {
  return (request) => fetch(request).finally(() => done);
}

/** The hydration of the page. A store instead of a value, because a changed context would hydrate every section at once. */
export const HydrationContext = createContext(createHydrationState(false));

/** This is the last child of a layout, because its effects then run after the effects of the page. */
export function MarkHydrated(): undefined {
  const { markHydrated, finish } = useContext(HydrationContext);
  const hydrated = useHydrated();
  useEffect(markHydrated, [markHydrated]);
  useEffect(() => {
    if (hydrated) finish();
  }, [hydrated, finish]);
}

/** False while the page shows prerendered HTML; true from the first render if there is no prerendered HTML. */
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
  // React renders a deferred value in slices. In one go, the parts that depend on the user would block a slow phone.
  return useDeferredValue(hydrated);
}

/** A value that the prerendered HTML cannot contain, such as a search parameter: undefined until the page is hydrated. */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useHydrated() ? value : undefined;
}

interface HydrateProps {
  /** `viewport`: hydrated in or near the viewport. `interaction`: only when the section is hovered, clicked or focused. */
  on: 'viewport' | 'interaction';
  children: ReactNode;
}

/** A section that React hydrates when needed, or renders anew if the user navigates earlier, because links mark the current page. */
export function Hydrate({ on, children }: HydrateProps) {
  const page = useContext(HydrationContext);
  const [section] = useState(() => createHydrationState(page.canDefer && page.isPending()));
  const [firstChildren] = useState(children);
  // New content cannot wait: React would replace the prerendered HTML by the empty fallback.
  if (children !== firstChildren) section.markHydrated();
  const [isReplaced, setReplaced] = useState(false);
  const router = useRouter({ warn: false });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!section.isPending() || !ref.current) return;
    const stopListening = onInteraction(ref.current, section.markHydrated);
    const stopObserving = on === 'viewport' ? onViewport(ref.current, section.markHydrated) : undefined;
    const replace = () => startTransition(() => setReplaced(true));
    const unsubscribe = router?.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && replace());
    const stop = () => {
      stopListening();
      stopObserving?.();
      unsubscribe?.();
    };
    void section.hydrated.then(stop);
    return stop;
  }, [section, on, router]);
  return (
    <div ref={ref} className="contents">
      <Suspense key={isReplaced ? 'replaced' : 'prerendered'}>
        {isReplaced ? children : <Section state={section}>{children}</Section>}
      </Suspense>
    </div>
  );
}

/** Suspends, which keeps the prerendered HTML, until the section is wanted. Then React can hydrate it while it handles a click. */
function Section({ state, children }: { state: HydrationState; children: ReactNode }) {
  if (state.isPending()) use(state.hydrated);
  return children;
}

/** `click` is for screen readers, which may send no other event. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'click'];

/** Listens in the capture phase of the window, so that React has hydrated the section when the same event reaches it. */
function onInteraction(element: Element, listener: () => void): () => void {
  const handleEvent = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) listener();
  };
  for (const name of interactions) addEventListener(name, handleEvent, true);
  return () => {
    for (const name of interactions) removeEventListener(name, handleEvent, true);
  };
}

function onViewport(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && listener(), {
    rootMargin: '50%',
  });
  // The children are observed, because the element itself has no box.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Undoes the router's first scroll if the user has scrolled the prerendered HTML, or the browser has restored its position. */
export function keepScrollPosition(router: Pick<AnyRouter, 'latestLocation' | 'subscribe'>): void {
  const { pathname } = router.latestLocation;
  const read = () => ({ left: scrollX, top: scrollY });
  let position = scrollX || scrollY ? read() : undefined;
  const track = () => {
    position = read();
  };
  addEventListener('scroll', track);
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    removeEventListener('scroll', track);
    unsubscribe();
    if (position && toLocation.pathname === pathname) scrollTo(position);
  });
}
