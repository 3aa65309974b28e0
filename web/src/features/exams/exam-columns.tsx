import type { Exam } from '@institute/sdk';
import { clockTime, dashDate, inputDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import { PeopleIcon } from '../../ui/topic-icons.tsx';

/** Columns of the exam list. An exam's course and batch may have been deleted. */
export function examColumns(getBatchTitle: (batch: Exam['batch']) => string): readonly Column<Exam>[] {
  return [
    { header: 'Title', minWidth: 100, cell: ({ title }) => title || '-', sortValue: ({ title }) => title },
    { header: 'Course', minWidth: 104, cell: ({ course }) => course?.title || '-', sortValue: ({ course }) => course?.title },
    { header: 'Batch', minWidth: 96, cell: ({ batch }) => getBatchTitle(batch), sortValue: ({ batch }) => getBatchTitle(batch) },
    {
      header: 'Date',
      cell: ({ date }) => <NoBreak>{dashDate(date)}</NoBreak>,
      text: ({ date }) => dashDate(date),
      sortValue: ({ date }) => inputDate(date),
    },
    { header: 'Time', minWidth: 84, cell: ({ time }) => clockTime(time) },
    { header: 'Location', minWidth: 96, cell: ({ location }) => location || '-', sortValue: ({ location }) => location },
    { header: 'Actions', actions: true, minWidth: 188, cell: (exam) => <StudentListLink exam={exam} /> },
  ];
}

function StudentListLink({ exam: { _id, title } }: { exam: Exam }) {
  return (
    <ButtonLink
      to="/franchise/exam/student-list"
      state={{ exam: _id }}
      variant="outline"
      size="sm"
      justifySelf="start"
      aria-label={`View student list of ${title}`}
    >
      <PeopleIcon />
      View student list
    </ButtonLink>
  );
}
