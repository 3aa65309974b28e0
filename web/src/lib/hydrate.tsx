import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, startTransition, use, useContext, useEffect, useRef, useState } from 'react';
import { HydrationContext } from './hydration.tsx';
import { createHydrationState, type HydrationState } from './hydration-state.ts';

interface HydrateProps {
  /** In the viewport, or near it; or not before it is hovered, pressed or focused. */
  on: 'viewport' | 'interaction';
  children: ReactNode;
}

/**
 * A section of the page that React hydrates on its own, when it is needed. Its prerendered HTML is visible from the start, and its
 * links work. If the viewer navigates before, the section is rendered anew, because links mark the current page.
 */
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
