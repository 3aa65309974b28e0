import type { Marksheet } from '@institute/sdk';
import { plainMoment } from '../../lib/dates.ts';
import { CellText, type Column, Moment, TwoLines } from '../../ui/data-table/columns.tsx';

import { Status } from '../../ui/status.tsx';
import { ViewMarksheetButton } from './view-marksheet-button.tsx';

/** Columns of the marksheet list. A marksheet's student and course may have been deleted. */
export const marksheetColumns: readonly Column<Marksheet>[] = [
  {
    header: 'Certificate No',
    minWidth: 112,
    cell: ({ certificateNo }) => <CellText unbroken>{certificateNo}</CellText>,
    text: ({ certificateNo }) => certificateNo ?? '',
    sortValue: ({ certificateNo }) => certificateNo,
  },
  {
    header: 'Student',
    minWidth: 96,
    cell: ({ student }) => <CellText>{student?.fullName}</CellText>,
    text: ({ student }) => student?.fullName ?? '',
    sortValue: ({ student }) => student?.fullName,
  },
  {
    header: 'Roll No',
    minWidth: 104,
    cell: ({ student }) => <CellText unbroken>{student?.rollNo}</CellText>,
    text: getRollNo,
    sortValue: getRollNo,
  },
  {
    header: 'Course',
    minWidth: 104,
    cell: ({ course }) => <CellText>{course?.title}</CellText>,
    text: ({ course }) => course?.title ?? '',
    sortValue: ({ course }) => course?.title,
  },
  {
    header: 'Session',
    minWidth: 104,
    cell: ({ session }) => <TwoLines>{sessionDates(session)}</TwoLines>,
    text: ({ session }) => session ?? '',
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

/** The session is 'start - end'. */
function sessionDates(session: string | undefined): string[] {
  return (session || '-').replaceAll(' - ', ' -\n').split('\n');
}
