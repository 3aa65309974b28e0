import type { Batch } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Status } from '../../ui/status.tsx';

/** What the list tells of a batch; the seats are the server's own numbers. */
export const batchColumns: readonly Column<Batch>[] = [
  { header: 'Title', cell: ({ title }) => title || '-' },
  { header: 'Seats', cell: ({ studentLimit }) => studentLimit ?? '-', numeric: true },
  { header: 'Available Seats', cell: ({ admittedStudents }) => admittedStudents ?? '-', numeric: true },
  { header: 'Time', cell: ({ time }) => time || '-' },
  { header: 'Created', least: 130, cell: ({ createdAt }) => longMoment(createdAt) },
  { header: 'Status', cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>) },
];
