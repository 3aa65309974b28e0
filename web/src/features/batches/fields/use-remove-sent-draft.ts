import { useEffect, useRef } from 'react';
import type { Bulk } from '#lib/bulk/use-bulk-run.ts';

interface SentDraftOptions {
  draft: { remove: () => void };
  bulk: Bulk;
  /** How many rows are filled and not sent. */
  left: number;
}

/** Removes the draft of a batch when a run ends that has sent all of it. */
export function useRemoveSentDraft({ draft, bulk: { items, isRunning }, left }: SentDraftOptions): void {
  const isAllSent = left === 0 && items.length > 0 && items.every(({ status }) => status === 'sent');
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && isAllSent) draft.remove();
    wasRunning.current = isRunning;
  });
}
