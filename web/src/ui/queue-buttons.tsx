import type { RefObject } from 'react';
import * as text from '#text/bulk.ts';
import { Flex } from './box.ts';
import { Button } from './button.tsx';
import { useRestoreFocus } from './hooks.ts';

interface QueueButtonsProps {
  queue: { isRunning: boolean; pause: () => void; start: () => void; stop: () => void };
  /** Gets the focus when the buttons disappear. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

/** One button pauses and continues, so that it keeps the focus. Stop removes the waiting rows. */
export function QueueButtons({ queue, fallbackFocusRef }: QueueButtonsProps) {
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} flexWrap="wrap" gap="3">
      <Button size="lg" onClick={queue.isRunning ? queue.pause : queue.start}>
        {queue.isRunning ? text.pause : text.goOn}
      </Button>
      <Button variant="outline" size="lg" onClick={queue.stop}>
        {text.stop}
      </Button>
    </Flex>
  );
}
