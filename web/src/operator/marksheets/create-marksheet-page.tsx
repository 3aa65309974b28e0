import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useCreateMarksheet, useListCourses, useListStudents } from '@institute/sdk/react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { uniqueById } from '#lib/unique-ids.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import type { Period } from '#ui/form/parse-form.ts';
import { focusNextBlank, useFieldError } from '#ui/form/use-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { type Option, useMatches } from '../combobox/option-search.tsx';
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

/** Shorter lists need no search. */
const minSearchOptions = 15;
/** Longer lists get a combobox in place of the native select. */
const maxSelectOptions = 200;

interface StudentFieldProps {
  value: string;
  onChange: (id: string) => void;
}

const none: readonly Option[] = [];

/** The student of the marksheet: a native select with a search in a line of its own, or a combobox when there are many students. */
function StudentField({ value, onChange }: StudentFieldProps) {
  const query = useListStudents();
  const options = useMemo(() => uniqueById(query.data?.users ?? []).map(toStudentOption), [query.data]);
  const error = useFieldError('student');
  const isCombobox = options.length > maxSelectOptions;
  const [typed, setTyped] = useState('');
  const matches = useMatches(isCombobox ? none : options, typed);
  if (isCombobox) {
    return (
      <Combobox
        label={common.student}
        hint={common.byNameOrRollNo}
        listLabel={text.availableStudents}
        clearLabel={text.changeStudent}
        noun={common.studentNoun}
        {...{ options, value, onChange, error }}
        required
      />
    );
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const [first] = matches;
    if (typed.trim() === '' || !first) return;
    onChange(first.value);
    setTyped('');
    focusNextBlank(event.currentTarget);
  };
  const shown = new Set(matches);
  return (
    <>
      {/* Most centres have many students, so the search is there while the list loads. */}
      {(!query.data || options.length >= minSearchOptions) && (
        <Grid gap="1.5" gridColumn="1 / -1">
          <TextField
            label={text.findStudent}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={handleKeyDown}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
          <Box role="status" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {getSearchText(typed, matches)}
          </Box>
        </Grid>
      )}
      <QuerySelectField
        label={common.student}
        query={query}
        // The selected student stays in the list, so that the select shows who it is.
        options={options.filter((option) => shown.has(option) || option.value === value).map(toSelectOption)}
        noun={common.studentNoun}
        placeholder={options.length > 0 ? text.selectStudent : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required
        error={error}
      />
    </>
  );
}

function toSelectOption({ value, label, detail }: Option) {
  return { value, label: detail ? `${label} (${detail})` : label };
}

function getSearchText(query: string, [first, ...others]: readonly Option[]): string {
  if (query.trim() === '') return text.typeAndPressEnter;
  if (!first) return text.noResultsFor(query.trim());
  return text.enterSelects(toSelectOption(first).label, others.length);
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
