import { type ReactNode, Suspense, use, useContext, useEffect, useRef, useState } from 'react';
import { HydrationContext } from './hydration.tsx';
import { createHydrationState, type HydrationState } from './hydration-state.ts';

interface HydrateProps {
  /** In the viewport, or near it; or not before it is hovered, pressed or focused. */
  on: 'viewport' | 'interaction';
  children: ReactNode;
}

/**
 * A section of the page that React hydrates on its own, when it is needed. Its prerendered HTML is visible from the start, and its
 * links work. Content that depends on the user must be hydrated on `viewport`.
 */
export function Hydrate({ on, children }: HydrateProps) {
  const page = useContext(HydrationContext);
  const [section] = useState(() => createHydrationState(page.canDefer && page.isPending()));
  const [firstChildren] = useState(children);
  // New content cannot wait: React would replace the prerendered HTML by the empty fallback.
  if (children !== firstChildren) section.markHydrated();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!section.isPending() || !ref.current) return;
    const stopListening = onInteraction(ref.current, section.markHydrated);
    const stopObserving = on === 'viewport' ? onViewport(ref.current, section.markHydrated) : undefined;
    const stop = () => {
      stopListening();
      stopObserving?.();
    };
    void section.hydrated.then(stop);
    return stop;
  }, [section, on]);
  return (
    <div ref={ref} className="contents">
      <Suspense>
        <Section state={section}>{children}</Section>
      </Suspense>
    </div>
  );
}

/** Does not suspend once the section is wanted, so that React can hydrate it while it handles a press. */
function Section({ state, children }: { state: HydrationState; children: ReactNode }) {
  return state.isPending() ? <Waiting until={state.hydrated}>{children}</Waiting> : children;
}

/** Suspends, which keeps the prerendered HTML. */
function Waiting({ until, children }: { until: Promise<void>; children: ReactNode }) {
  use(until);
  return children;
}

/** `click` is for screen readers, which may send nothing else. */
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
  // The element itself has no box.
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
