import type { Marksheet } from '@institute/sdk';
import { longMoment, plainMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';
import { ViewMarksheetButton } from './view-marksheet-button.tsx';

/** Columns of the marksheet list. A marksheet's student and course may have been deleted. */
export const marksheetColumns: readonly Column<Marksheet>[] = [
  {
    header: 'Certificate No',
    minWidth: 94,
    cell: ({ certificateNo }) => (certificateNo ? <NoTranslate>{certificateNo}</NoTranslate> : '-'),
    text: ({ certificateNo }) => certificateNo ?? '',
    sortValue: ({ certificateNo }) => certificateNo,
  },
  { header: 'Student', minWidth: 72, cell: ({ student }) => student?.fullName || '-', sortValue: ({ student }) => student?.fullName },
  {
    header: 'Roll No',
    minWidth: 104,
    cell: ({ student }) => (student?.rollNo ? <NoTranslate>{student.rollNo}</NoTranslate> : '-'),
    text: getRollNo,
    sortValue: getRollNo,
  },
  { header: 'Course', minWidth: 104, cell: ({ course }) => course?.title || '-', sortValue: ({ course }) => course?.title },
  { header: 'Session', minWidth: 110, cell: ({ session }) => <NoBreak>{session || '-'}</NoBreak>, text: ({ session }) => session ?? '' },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => longMoment(createdAt),
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Un-verified</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
  { header: 'Actions', actions: true, cell: (marksheet) => <ViewMarksheetButton marksheet={marksheet} /> },
];

function getRollNo({ student }: Marksheet): string {
  return String(student?.rollNo ?? '');
}

function getStatus({ isVerified }: Marksheet): string {
  return isVerified ? 'Verified' : 'Un-verified';
}
