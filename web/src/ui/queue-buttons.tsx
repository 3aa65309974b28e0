import { Flex } from '@chakra-ui/react/flex';
import type { RefObject } from 'react';
import type { RequestQueue } from '#lib/queue/queue.ts';
import * as text from '#text/queue.ts';
import { Button } from './button.tsx';
import { useRestoreFocus } from './hooks.ts';

interface QueueButtonsProps {
  queue: Pick<RequestQueue<unknown>, 'start' | 'pause' | 'stop'>;
  isPending: boolean;
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

/** One button pauses and continues, so that the button keeps the focus. Stop removes the waiting rows. */
export function QueueButtons({ queue, isPending, fallbackFocusRef }: QueueButtonsProps) {
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} wrap="wrap" gap="3">
      <Button size="lg" onClick={isPending ? queue.pause : queue.start}>
        {isPending ? text.pause : text.goOn}
      </Button>
      <Button variant="outline" size="lg" onClick={queue.stop}>
        {text.stop}
      </Button>
    </Flex>
  );
}
