import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useCreateMarksheet, useListCourses, useListStudents } from '@institute/sdk/react';
import { useMemo } from 'react';
import { uniqueById } from '#lib/unique-ids.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import type { Period } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { RetryButton } from '#ui/retry-button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { CreateForm, useReturnToList } from '../records/create-form.tsx';
import { studentCourseOptions, toStudentOption, useForgetStudent } from '../records/student-state.ts';
import { parseMarksheetForm } from './parse-marksheet-form.ts';
import { SubjectsSection } from './subjects-section.tsx';
import { getPending, useMarksheetForm } from './use-marksheet-form.ts';

const path = '/franchise/create-marksheet';
const listPath = '/franchise/out-marksheet';

/** The marksheets of a day have their dates in common. */
const keptFields: (keyof Period)[] = ['startDate', 'endDate', 'issueDate'];

export function CreateMarksheetPage() {
  const create = useApiMutation(useCreateMarksheet());
  const { studentId, courseId, subjects, ...form } = useMarksheetForm(path);
  const forgetStudent = useForgetStudent(path);
  const handleSuccess = useReturnToList(listPath, ({ startNext, hasLeft }) => {
    if (startNext(keptFields)) form.startNext();
    if (!hasLeft) forgetStudent();
  });
  const selection = { student: studentId, course: courseId, subjects: subjects.added, draft: getPending(subjects) };
  return (
    <CreateForm
      title={heads.createMarksheet}
      action={
        <ButtonLink to="/franchise/batch-marksheets" variant="outline">
          {heads.marksheetsForBatch}
        </ButtonLink>
      }
      listPath={listPath}
      parse={(values) => parseMarksheetForm(values, selection)}
      submitLabel={heads.createMarksheet}
      submitAndNextLabel={common.createAndAddAnother}
      confirmLeave={form.isDirty ? 'more' : true}
      draft={form.draft}
      onSubmit={create.mutateAsync}
      onSuccess={handleSuccess}
    >
      <FormSection title={text.issuedTo}>
        <StudentField value={studentId} onChange={form.selectStudent} />
        <StudentCourseField studentId={studentId} value={courseId} onChange={form.selectCourse} />
      </FormSection>
      <DatesSection />
      <SubjectsSection subjects={subjects} onChange={form.setSubjects} courseId={courseId} />
    </CreateForm>
  );
}

interface StudentFieldProps {
  value: string;
  onChange: (id: string) => void;
}

function StudentField({ value, onChange }: StudentFieldProps) {
  const { data, isFetched, isFetching, refetch } = useListStudents();
  const options = useMemo(() => uniqueById(data?.users ?? []).map(toStudentOption), [data]);
  const noun = common.studentNoun;
  const missing = isFetched ? common.optionsNotLoaded : common.optionsLoading;
  const found = options.length > 0 ? common.byNameOrRollNo : common.noOptions(noun.plural);
  return (
    <Stack gap="2">
      <Combobox
        label={common.student}
        hint={data ? found : missing(noun.plural)}
        listLabel={text.availableStudents}
        clearLabel={text.changeStudent}
        error={useFieldError('student')}
        {...{ options, noun, value, onChange }}
        required
      />
      {!data && isFetched && <RetryButton pending={isFetching} onRetry={() => void refetch()} />}
    </Stack>
  );
}

function StudentCourseField({ studentId, value, onChange }: StudentFieldProps & { studentId: string }) {
  const users = useListStudents().data?.users;
  const courses = useListCourses();
  const student = useMemo(() => users?.find(({ _id }) => _id === studentId), [users, studentId]);
  // While no student is selected, the course of the last student is kept.
  const owner = student ?? (value === '' ? undefined : { courses: [value] });
  const options = studentCourseOptions(owner, courses.data?.courses ?? []);
  return (
    <QuerySelectField
      label={common.course}
      query={courses}
      options={options}
      noun={common.courseNoun}
      placeholder={studentId === '' ? text.selectStudentFirst : options.length === 0 ? text.noCourses : undefined}
      retryLabel={text.retryCourses}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
      error={useFieldError('course')}
    />
  );
}

/** The dates of a marksheet. The server reports errors of the session as a whole; they are shown at its end date. */
function DatesSection() {
  const sessionError = useFieldError('session');
  return (
    <FormSection title={text.dates} text={text.datesOfCourse}>
      <Grid gridColumn="1 / -1" gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        <DateField<keyof Period> label={common.startDate} name="startDate" required />
        <DateField<keyof Period> label={common.endDate} name="endDate" required error={useFieldError('endDate') ?? sessionError} />
        <DateField<keyof Period> label={common.issueDate} name="issueDate" required />
      </Grid>
    </FormSection>
  );
}
