import type { Student } from '@institute/sdk';
import { longMoment, plainMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** Columns of the student list. */
export const studentColumns: readonly Column<Student>[] = [
  { header: 'Student Name', id: 'name', minWidth: 96, cell: ({ fullName }) => fullName || '-', sortValue: ({ fullName }) => fullName },
  { header: 'Father Name', minWidth: 96, cell: ({ fatherName }) => fatherName || '-', sortValue: ({ fatherName }) => fatherName },
  {
    header: 'Email',
    minWidth: 176,
    cell: ({ email }) => (email ? <NoTranslate>{email}</NoTranslate> : '-'),
    text: ({ email }) => email ?? '',
    sortValue: ({ email }) => email,
  },
  { header: 'Phone', minWidth: 108, cell: ({ phone }) => phone || '-', text: ({ phone }) => String(phone ?? '') },
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

function getStatus({ isActive }: Student): string {
  return isActive ? 'Active' : 'Ended';
}
