import type { BulkItem, BulkStatus } from '../../lib/bulk/bulk-item.ts';
import type { GridRow } from '../grid/grid-values.ts';

const statuses: Record<BulkStatus, Pick<GridRow, 'status' | 'tone' | 'readOnly'>> = {
  // Without a badge: a thousand at once would take long.
  waiting: { readOnly: true },
  sending: { status: 'Sending', readOnly: true },
  sent: { status: 'Sent', tone: 'success', readOnly: true },
  rejected: { status: 'Rejected', tone: 'error' },
  unknown: { status: 'Not answered', tone: 'warning', readOnly: true },
};

/** What a grid shows for a row in a run. A rejected row can be corrected and sent again. */
export const getRowStatus = ({ status }: BulkItem) => statuses[status];
