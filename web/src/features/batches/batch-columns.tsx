import type { Batch } from '@institute/sdk';
import { plainMoment } from '../../lib/dates.ts';
import { getFreeSeats } from '../../lib/needs.ts';
import { CellText, type Column, Moment } from '../../ui/data-table/columns.tsx';

import { Status } from '../../ui/status.tsx';

/** Columns of the batch list. */
export const batchColumns: readonly Column<Batch>[] = [
  {
    header: 'Title',
    minWidth: 112,
    cell: ({ title }) => <CellText>{title}</CellText>,
    text: ({ title }) => title ?? '',
    sortValue: ({ title }) => title,
  },
  { header: 'Seats', cell: ({ studentLimit }) => studentLimit ?? '-', sortValue: ({ studentLimit }) => studentLimit, numeric: true },
  { header: 'Available Seats', cell: (batch) => getFreeSeats(batch) ?? '-', sortValue: getFreeSeats, numeric: true },
  { header: 'Time', minWidth: 112, cell: ({ time }) => <CellText>{time}</CellText>, text: ({ time }) => time ?? '' },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isActive }: Batch): string {
  return isActive ? 'Active' : 'Ended';
}
