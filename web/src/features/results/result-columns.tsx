import type { Result } from '@institute/sdk';
import { longMoment, plainMoment } from '../../lib/dates.ts';
import { months } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Status } from '../../ui/status.tsx';

/** Columns of the result list. A result's student and course may have been deleted. */
export const resultColumns: readonly Column<Result>[] = [
  { header: 'Student Name', id: 'name', cell: ({ student }) => student?.fullName || '-', sortValue: ({ student }) => student?.fullName },
  { header: 'Course Name', cell: ({ course }) => course?.title || '-', sortValue: ({ course }) => course?.title },
  { header: 'Duration', cell: ({ duration }) => months(duration) },
  { header: 'Grade/Marks', cell: ({ grade }) => grade || '-', sortValue: ({ grade }) => grade },
  {
    header: 'Created',
    minWidth: 130,
    cell: ({ createdAt }) => longMoment(createdAt),
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isActive }) => (isActive ? <Status tone="success">Result Out</Status> : <Status tone="warning">Request Sent</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isActive }: Result): string {
  return isActive ? 'Result Out' : 'Request Sent';
}
