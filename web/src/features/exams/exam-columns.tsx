import type { Exam } from '@institute/sdk';
import { clockTime, dashDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/columns.ts';
import { PeopleIcon } from '../../ui/icons.tsx';
import { WholeWords } from '../../ui/no-break.tsx';

/** What the list tells of an exam; what it is for may be gone. */
export function examColumns(batchTitle: (batch: Exam['batch']) => string): readonly Column<Exam>[] {
  return [
    { header: 'Title', least: 100, cell: ({ title }) => title || '-' },
    { header: 'Course', least: 104, cell: ({ course }) => course?.title || '-' },
    { header: 'Batch', least: 96, cell: ({ batch }) => batchTitle(batch) },
    { header: 'Date', cell: ({ date }) => <WholeWords>{dashDate(date)}</WholeWords> },
    { header: 'Time', least: 84, cell: ({ time }) => clockTime(time) },
    { header: 'Location', least: 96, cell: ({ location }) => location || '-' },
    { header: 'Actions', least: 188, cell: (exam) => <StudentListLink exam={exam} /> },
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
