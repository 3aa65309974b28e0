import type { RefObject } from 'react';
import type { Bulk } from '../../lib/bulk/use-bulk-run.ts';
import { Button } from '../button.tsx';
import { Flex } from '../flex.ts';
import { useRestoreFocus } from '../hooks/use-restore-focus.ts';

interface BulkButtonsProps {
  bulk: Bulk;
  /** Gets the focus when the buttons disappear. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

/** Pauses and continues a run with one button, which so keeps the focus. Stop removes what waits. */
export function BulkButtons({ bulk, fallbackFocusRef }: BulkButtonsProps) {
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} flexWrap="wrap" gap="3">
      <Button size="lg" onClick={bulk.isRunning ? bulk.pause : bulk.start}>
        {bulk.isRunning ? 'Pause' : 'Continue'}
      </Button>
      <Button variant="outline" size="lg" onClick={bulk.stop}>
        Stop
      </Button>
    </Flex>
  );
}
