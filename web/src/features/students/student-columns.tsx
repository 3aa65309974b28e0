import type { Student } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Verbatim } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** What the list tells of a student. */
export const studentColumns: readonly Column<Student>[] = [
  { header: 'Student Name', least: 96, cell: ({ fullName }) => fullName || '-' },
  { header: 'Father Name', least: 96, cell: ({ fatherName }) => fatherName || '-' },
  { header: 'Email', least: 176, cell: ({ email }) => (email ? <Verbatim>{email}</Verbatim> : '-') },
  { header: 'Phone', least: 108, cell: ({ phone }) => phone || '-' },
  { header: 'Created', least: 130, cell: ({ createdAt }) => longMoment(createdAt) },
  { header: 'Status', cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>) },
];
