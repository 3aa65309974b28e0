import type { Course } from '@institute/sdk';
import { useEffect, useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { useInView } from '../../ui/hooks/use-in-view.ts';
import { BuyBar } from './buy-bar.tsx';
import { PricePanel, type PurchaseActions } from './price-panel.tsx';

/** For small screens: the price panel at the end of the page, and a bar at the foot of the screen until the panel is in view. */
export function SmallPricePanel({ course, actions }: { course: Course; actions: PurchaseActions }) {
  const ref = useRef<HTMLDivElement>(null);
  const isPanelInView = useInView(ref, { triggerOnce: false, rootMargin: '0px' });
  const hasProblem = actions.problem !== undefined;
  useEffect(() => {
    // The panel says what to do, and the bar has no room for it. It has no effect on wide screens, where this panel is hidden.
    if (hasProblem && !isPanelInView) ref.current?.focus();
  }, [hasProblem]);
  return (
    <>
      <BuyBar course={course} actions={actions} isHidden={isPanelInView} />
      <Box ref={ref} role="group" aria-label="Price" tabIndex={-1} hideFrom="lg">
        <PricePanel course={course} actions={actions} />
      </Box>
    </>
  );
}
