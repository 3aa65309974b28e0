import type { Exam } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { clockTime, dashDate } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RecordRow, RecordSection } from '#ui/records.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';

/** The exams of a batch. The hall tickets and the attendance list of an exam are on the page of its students. */
export function BatchExams({ batchId }: { batchId: string }) {
  const query = useListExams();
  const exams = filterExams(query.data?.hallTickets, batchId);
  return (
    <Card flush>
      <RecordSection title="Exams" query={query} isEmpty={exams.length === 0} empty="There is no exam for this batch yet.">
        {exams.map(({ _id, title, course, date, time, location, students = [] }) => (
          <RecordRow
            key={_id}
            title={title}
            facts={[
              course?.title,
              dashDate(date),
              clockTime(time),
              location,
              `${students.length} ${students.length === 1 ? 'student' : 'students'}`,
            ]}
          >
            <ButtonLink
              to="/franchise/exam/student-list"
              state={{ exam: _id }}
              variant="outline"
              size="sm"
              aria-label={`Hall tickets and lists of ${title}`}
            >
              <PeopleIcon />
              Hall tickets and lists
            </ButtonLink>
          </RecordRow>
        ))}
      </RecordSection>
    </Card>
  );
}

/** An exam names its batch as a record or by its id. */
export function filterExams(exams: readonly Exam[] = [], batchId: string): Exam[] {
  return exams.filter(({ batch }) => (typeof batch === 'string' ? batch : batch?._id) === batchId);
}
