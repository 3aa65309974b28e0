import { QuerySelectField } from '../../ui/fields/query-select-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import { RollNoField } from '../students/fields/roll-no-field.tsx';
import { toSelectOptions } from './result-courses.ts';
import type { ResultForm } from './use-result-form.ts';

const noun = { one: 'course', many: 'courses' };

/** The student of a result and one of the student's courses. */
export function ResultStudentFields({ form }: { form: ResultForm }) {
  const { students } = form;
  return (
    <>
      <Flex flexDirection="column" gap="2">
        <RollNoField
          label="Student Roll No"
          name="rollNo"
          students={students.users}
          value={form.rollNo}
          student={form.student}
          onType={form.typeRollNo}
          onChoose={form.chooseStudent}
        />
        {!students.users && students.isFetched && (
          <RetryButton label="Retry loading the students" pending={students.isFetching} onRetry={() => void students.refetch()} />
        )}
      </Flex>
      <QuerySelectField
        label="Course"
        name="courseId"
        required
        query={form.courses}
        toOptions={() => toSelectOptions(form.courseOptions)}
        noun={noun}
        value={form.courseId}
        onChange={({ target }) => form.selectCourse(target.value)}
      />
    </>
  );
}
