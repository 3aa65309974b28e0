import type { Bulk } from '../../lib/bulk/use-bulk-run.ts';
import { Button } from '../button.tsx';
import { Flex } from '../flex.ts';

/** Pauses and continues a run with one button, which so keeps the focus. Stop removes what waits. */
export function BulkButtons({ bulk, waiting }: { bulk: Bulk; waiting: number }) {
  if (waiting === 0) return null;
  return (
    <Flex flexWrap="wrap" gap="3">
      <Button onClick={bulk.isRunning ? bulk.pause : bulk.start}>{bulk.isRunning ? 'Pause' : 'Continue'}</Button>
      <Button variant="outline" onClick={bulk.stop}>
        Stop
      </Button>
    </Flex>
  );
}
