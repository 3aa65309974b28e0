import type { Student } from '@institute/sdk';
import { plainMoment } from '../../lib/dates.ts';
import { CellText, type Column, Moment } from '../../ui/data-table/columns.tsx';

import { PhoneLink } from '../../ui/phone-link.tsx';
import { Status } from '../../ui/status.tsx';

/** Columns of the student list. */
export const studentColumns: readonly Column<Student>[] = [
  {
    header: 'Student Name',
    id: 'name',
    minWidth: 96,
    cell: ({ fullName }) => <CellText>{fullName}</CellText>,
    text: ({ fullName }) => fullName ?? '',
    sortValue: ({ fullName }) => fullName,
  },
  {
    header: 'Father Name',
    minWidth: 88,
    cell: ({ fatherName }) => <CellText>{fatherName}</CellText>,
    text: ({ fatherName }) => fatherName ?? '',
    sortValue: ({ fatherName }) => fatherName,
  },
  {
    header: 'Email',
    minWidth: 112,
    cell: ({ email }) => <CellText unbroken>{email}</CellText>,
    text: ({ email }) => email ?? '',
    sortValue: ({ email }) => email,
  },
  { header: 'Phone', minWidth: 100, cell: ({ phone }) => <PhoneLink phone={phone} />, text: ({ phone }) => String(phone ?? '') },
  {
    header: 'Student Id',
    minWidth: 104,
    cell: ({ rollNo }) => <CellText unbroken>{rollNo}</CellText>,
    text: ({ rollNo }) => rollNo ?? '',
    sortValue: ({ rollNo }) => rollNo,
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
    cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isActive }: Student): string {
  return isActive ? 'Active' : 'Ended';
}
