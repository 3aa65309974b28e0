import { useCreateResult } from '@institute/sdk/react';
import { useId } from 'react';
import { RollNoField } from '#centre/roll-no-field.tsx';
import { useForgetStudent } from '#centre/student-state.ts';
import { Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { CreateForm, type Submission, useReturnToList } from '#ui/form/mutation-form.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { parseResultForm } from './parse-result-form.ts';
import { type ResultForm, toSelectOptions, useResultForm } from './use-result-form.ts';

const path = '/franchise/create-result';
const listPath = '/franchise/results';
/** What the results of a batch have in common. */
const keptFields = ['courseId', 'duration', 'issueDate', 'startDate', 'endDate'];

/** The form that asks the institute to declare a result. */
export function CreateResultPage() {
  const form = useResultForm(path);
  const forgetStudent = useForgetStudent(path);
  const handleNext = ({ startNext, hasLeft }: Submission) => {
    startNext(keptFields);
    if (!hasLeft) forgetStudent();
  };
  return (
    <CreateForm
      title="Create Result"
      action={
        <ButtonLink to="/franchise/batch-results" variant="outline">
          Results for a batch
        </ButtonLink>
      }
      listPath={listPath}
      mutation={useCreateResult()}
      parse={(values) => parseResultForm(values, form.student?.rollNo)}
      submitLabel="Create Result"
      submitAndNextLabel="Create and next"
      draft={form.draft}
      onSuccess={useReturnToList(listPath, handleNext)}
    >
      <FormSection title="Result details">
        <ResultStudentFields form={form} />
        <GradeField />
      </FormSection>
      <FormSection title="Dates">
        <TextField
          label="Duration"
          name="duration"
          hint="In months"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          required
          value={form.duration}
          onChange={({ target }) => form.typeDuration(target.value)}
        />
        <DateField label="Start Date" name="startDate" required />
        <DateField label="End Date" name="endDate" required />
        <DateField label="Issue Date" name="issueDate" required />
      </FormSection>
    </CreateForm>
  );
}

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

const grades = ['A++', 'A+', 'A', 'B+', 'B', 'C', 'D'];

/** The grade, with suggestions. Any other text may be typed. */
function GradeField() {
  const id = useId();
  return (
    <>
      <TextField label="Grade" name="grade" hint="For example A++" list={id} autoComplete="off" maxLength={50} required />
      <datalist id={id}>
        {grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
    </>
  );
}
