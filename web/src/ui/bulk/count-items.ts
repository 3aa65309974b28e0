import type { BulkItem, BulkStatus } from '../../lib/bulk/bulk-item.ts';

/** How many items of a run have each status. */
export function countItems(items: readonly BulkItem[]): Record<BulkStatus, number> {
  const counts = { waiting: 0, sending: 0, sent: 0, rejected: 0, unknown: 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
}
