import type { Result } from '@institute/sdk';
import { plainMoment } from '../../lib/dates.ts';
import { months } from '../../lib/format.ts';
import { CellText, type Column, Moment } from '../../ui/data-table/columns.tsx';

import { Status } from '../../ui/status.tsx';

/** Columns of the result list. A result's student and course may have been deleted. */
export const resultColumns: readonly Column<Result>[] = [
  {
    header: 'Student Name',
    id: 'name',
    minWidth: 112,
    cell: ({ student }) => <CellText>{student?.fullName}</CellText>,
    text: ({ student }) => student?.fullName ?? '',
    sortValue: ({ student }) => student?.fullName,
  },
  {
    header: 'Course Name',
    minWidth: 128,
    cell: ({ course }) => <CellText>{course?.title}</CellText>,
    text: ({ course }) => course?.title ?? '',
    sortValue: ({ course }) => course?.title,
  },
  { header: 'Duration', cell: ({ duration }) => months(duration) },
  {
    header: 'Grade/Marks',
    minWidth: 96,
    cell: ({ grade }) => <CellText>{grade}</CellText>,
    text: ({ grade }) => grade ?? '',
    sortValue: ({ grade }) => grade,
  },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
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
