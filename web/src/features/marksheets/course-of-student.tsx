import { Flex } from '@chakra-ui/react/flex';
import { useRef } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { MarksheetChoice } from './use-marksheet.ts';

/** One of the student's own courses, and no other. */
export function CourseOfStudent({ choice, error }: { choice: MarksheetChoice; error: string | undefined }) {
  const { courses, offered, courseId, chooseCourse } = choice;
  const select = useRef<HTMLSelectElement>(null);
  const failed = !courses.data && courses.isFetched;
  return (
    <Flex direction="column" gap="2">
      <SelectField
        ref={select}
        label="Course"
        choices={courses.data ? offered : []}
        placeholder={placeholderOf(choice, failed)}
        value={courseId}
        onChange={({ target }) => chooseCourse(target.value)}
        required
        error={error}
      />
      {failed && (
        <RetryButton name="Retry to load the courses" heir={select} pending={courses.isFetching} onPress={() => void courses.refetch()} />
      )}
    </Flex>
  );
}

function placeholderOf({ studentId, courses, offered }: MarksheetChoice, failed: boolean): string {
  if (failed) return 'The courses could not be loaded';
  if (!courses.data) return 'The courses are loading';
  if (studentId === '') return 'Choose the student first';
  return offered.length > 0 ? 'Choose a course' : 'This student has no course yet';
}
