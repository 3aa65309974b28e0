import type { Marksheet } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { WholeWords } from '../../ui/no-break.tsx';
import { Verbatim } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';
import { ViewMarksheet } from './view-marksheet.tsx';

/** What the list tells of a marksheet; a student or a course may be gone. */
export const marksheetColumns: readonly Column<Marksheet>[] = [
  { header: 'Certificate No', least: 94, cell: ({ certificateNo }) => (certificateNo ? <Verbatim>{certificateNo}</Verbatim> : '-') },
  { header: 'Student', least: 72, cell: ({ student }) => student?.fullName || '-' },
  { header: 'Roll No', least: 104, cell: ({ student }) => (student?.rollNo ? <Verbatim>{student.rollNo}</Verbatim> : '-') },
  { header: 'Course', least: 104, cell: ({ course }) => course?.title || '-' },
  { header: 'Session', least: 110, cell: ({ session }) => <WholeWords>{session || '-'}</WholeWords> },
  { header: 'Created', least: 124, cell: ({ createdAt }) => longMoment(createdAt) },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Un-verified</Status>),
  },
  { header: 'Actions', cell: (marksheet) => <ViewMarksheet marksheet={marksheet} /> },
];
