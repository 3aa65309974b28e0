import type { Marksheet } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
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
  },
  { header: 'Student', minWidth: 72, cell: ({ student }) => student?.fullName || '-' },
  { header: 'Roll No', minWidth: 104, cell: ({ student }) => (student?.rollNo ? <NoTranslate>{student.rollNo}</NoTranslate> : '-') },
  { header: 'Course', minWidth: 104, cell: ({ course }) => course?.title || '-' },
  { header: 'Session', minWidth: 110, cell: ({ session }) => <NoBreak>{session || '-'}</NoBreak> },
  { header: 'Created', minWidth: 124, cell: ({ createdAt }) => longMoment(createdAt) },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Un-verified</Status>),
  },
  { header: 'Actions', cell: (marksheet) => <ViewMarksheetButton marksheet={marksheet} /> },
];
