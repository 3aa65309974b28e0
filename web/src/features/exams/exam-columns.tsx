import type { Exam } from '@institute/sdk';
import { clockTime, dashDate, inputDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CellText, type Column } from '../../ui/data-table/columns.tsx';

import { NoBreak } from '../../ui/no-break.tsx';
import { PeopleIcon } from '../../ui/topic-icons.tsx';

/** Columns of the exam list. An exam's course and batch may have been deleted. */
export function examColumns(getBatchTitle: (batch: Exam['batch']) => string): readonly Column<Exam>[] {
  return [
    {
      header: 'Title',
      minWidth: 100,
      cell: ({ title }) => <CellText>{title}</CellText>,
      text: ({ title }) => title ?? '',
      sortValue: ({ title }) => title,
    },
    {
      header: 'Course',
      minWidth: 104,
      cell: ({ course }) => <CellText>{course?.title}</CellText>,
      text: ({ course }) => course?.title ?? '',
      sortValue: ({ course }) => course?.title,
    },
    {
      header: 'Batch',
      minWidth: 96,
      cell: ({ batch }) => <CellText>{getBatchTitle(batch)}</CellText>,
      text: ({ batch }) => getBatchTitle(batch),
      sortValue: ({ batch }) => getBatchTitle(batch),
    },
    {
      header: 'Date',
      minWidth: 96,
      cell: ({ date }) => <NoBreak>{dashDate(date)}</NoBreak>,
      text: ({ date }) => dashDate(date),
      sortValue: ({ date }) => inputDate(date),
    },
    { header: 'Time', minWidth: 88, cell: ({ time }) => <CellText>{clockTime(time)}</CellText>, text: ({ time }) => clockTime(time) },
    {
      header: 'Location',
      minWidth: 96,
      cell: ({ location }) => <CellText>{location}</CellText>,
      text: ({ location }) => location ?? '',
      sortValue: ({ location }) => location,
    },
    { header: 'Actions', actions: true, cell: (exam) => <StudentListLink exam={exam} /> },
  ];
}

function StudentListLink({ exam: { _id, title } }: { exam: Exam }) {
  const name = `View student list of ${title}`;
  return (
    <ButtonLink
      to="/franchise/exam/student-list"
      state={{ exam: _id }}
      variant="outline"
      size="sm"
      justifySelf="start"
      data-compact
      aria-label={name}
      title={name}
    >
      <PeopleIcon />
      <span>View student list</span>
    </ButtonLink>
  );
}
