import type { Student } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** Columns of the student list. */
export const studentColumns: readonly Column<Student>[] = [
  { header: 'Student Name', minWidth: 96, cell: ({ fullName }) => fullName || '-' },
  { header: 'Father Name', minWidth: 96, cell: ({ fatherName }) => fatherName || '-' },
  { header: 'Email', minWidth: 176, cell: ({ email }) => (email ? <NoTranslate>{email}</NoTranslate> : '-') },
  { header: 'Phone', minWidth: 108, cell: ({ phone }) => phone || '-' },
  { header: 'Created', minWidth: 130, cell: ({ createdAt }) => longMoment(createdAt) },
  { header: 'Status', cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>) },
];
