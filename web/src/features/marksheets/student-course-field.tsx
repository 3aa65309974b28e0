import { useRef } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { useFieldError } from '../../ui/form/use-form.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { MarksheetForm } from './use-marksheet-form.ts';

/** A select of the student's own courses. */
export function StudentCourseField({ form }: { form: MarksheetForm }) {
  const { courses, courseOptions, courseId, selectCourse } = form;
  const selectRef = useRef<HTMLSelectElement>(null);
  const isError = !courses.data && courses.isFetched;
  return (
    <Flex flexDirection="column" gap="2">
      <SelectField
        ref={selectRef}
        label="Course"
        options={courses.data ? courseOptions : []}
        placeholder={getPlaceholder(form, isError)}
        value={courseId}
        onChange={({ target }) => selectCourse(target.value)}
        required
        error={useFieldError('course')}
      />
      {isError && (
        <RetryButton
          label="Retry loading the courses"
          fallbackFocusRef={selectRef}
          pending={courses.isFetching}
          onRetry={() => void courses.refetch()}
        />
      )}
    </Flex>
  );
}

function getPlaceholder({ studentId, courses, courseOptions }: MarksheetForm, isError: boolean): string {
  if (isError) return 'The courses could not be loaded';
  if (!courses.data) return 'Loading courses…';
  if (studentId === '') return 'Select the student first';
  return courseOptions.length > 0 ? 'Select a course' : 'This student has no courses yet';
}
