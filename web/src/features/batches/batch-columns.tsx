import type { Batch } from '@institute/sdk';
import { longMoment, plainMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Status } from '../../ui/status.tsx';

/** Columns of the batch list. Seats are shown as the server sends them. */
export const batchColumns: readonly Column<Batch>[] = [
  { header: 'Title', cell: ({ title }) => title || '-', sortValue: ({ title }) => title },
  { header: 'Seats', cell: ({ studentLimit }) => studentLimit ?? '-', sortValue: ({ studentLimit }) => studentLimit, numeric: true },
  {
    header: 'Available Seats',
    cell: ({ admittedStudents }) => admittedStudents ?? '-',
    sortValue: ({ admittedStudents }) => admittedStudents,
    numeric: true,
  },
  { header: 'Time', cell: ({ time }) => time || '-' },
  {
    header: 'Created',
    minWidth: 130,
    cell: ({ createdAt }) => longMoment(createdAt),
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
