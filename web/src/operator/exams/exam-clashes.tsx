import { Alert } from '@chakra-ui/react/alert';
import type { Exam, Student } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { inputDate } from '#lib/dates.ts';
import { parseTypedDate } from '#lib/form-values.ts';
import * as text from '#text/exams.ts';
import { RetryButton } from '#ui/retry-button.tsx';
import { examFacts, examHours } from './exam-facts.ts';

const maxNames = 5;

export type ExamPlace = Record<'date' | 'time' | 'location', string>;

/** The exams at the same time that are in the same room, or have some of these students. */
export function findClashes(place: ExamPlace, students: readonly Student[], exams: readonly Exam[]) {
  const start = startOf({ ...place, date: parseTypedDate(place.date) });
  const room = normalizeRoom(place.location);
  const overlapping = exams.filter((exam) => Math.abs(startOf(exam) - start) < examHours * 3_600_000);
  return overlapping.flatMap((exam) => {
    const isSameRoom = room !== '' && normalizeRoom(exam.location) === room;
    const ids = new Set(exam.students?.map(({ _id }) => _id));
    const inBoth = students.filter(({ _id }) => ids.has(_id));
    return isSameRoom || inBoth.length > 0 ? [{ exam, isSameRoom, inBoth }] : [];
  });
}

/** NaN while date or time is missing, so that no exam is near. */
const startOf = ({ date, time }: Pick<Exam, 'date' | 'time'>) => Date.parse(`${inputDate(date)}T${time}Z`);

const normalizeRoom = (location = '') => location.trim().replace(/\s+/g, ' ').toLowerCase();

/** Warns of clashes with other exams, but does not block the form. */
export function ExamClashes({ place, students }: { place: ExamPlace; students: readonly Student[] }) {
  const { data, isFetched, isFetching, refetch } = useListExams({}, { meta: { quiet: true } });
  const clashes = findClashes(place, students, data?.hallTickets ?? []);
  const isNotChecked = isFetched && !data && place.date !== '' && place.time !== '';
  return (
    <div role="status">
      {(isNotChecked || clashes.length > 0) && (
        <Alert.Root status="warning" size="sm" color="warning.fg" mt="6">
          <Alert.Content>
            {isNotChecked ? (
              <>
                <p>{text.notChecked}</p>
                <RetryButton pending={isFetching} onRetry={() => void refetch()} />
              </>
            ) : (
              <>
                <Alert.Title as="ul">
                  {clashes.map((clash) => (
                    <li key={clash.exam._id}>{describeClash(clash)}</li>
                  ))}
                </Alert.Title>
                <p>{text.assumption(examHours)}</p>
              </>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </div>
  );
}

function describeClash({ exam, isSameRoom, inBoth }: ReturnType<typeof findClashes>[number]): string {
  const overlaps = isSameRoom ? text.overlapsInRoom : text.overlaps;
  const names = inBoth.slice(0, maxNames).map(({ fullName }) => fullName || '-');
  return [overlaps(`${exam.title || '-'}, ${examFacts(exam)}`), names.length > 0 && text.inBoth(names, inBoth.length - names.length)]
    .filter(Boolean)
    .join(' ');
}
