import type { Course, CreateResultInput, Student } from '@institute/sdk';
import { useCreateResult, useListCourses, useListStudents } from '@institute/sdk/react';
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/results.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Submission } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { CreateForm, useReturnToList } from '../records/create-form.tsx';
import { onlyCourse, studentCourseOptions, useForgetStudent, useRequestedStudent } from '../records/student-state.ts';
import { grades, parseResultForm, type ResultField, resultDuration, type TypedDuration } from './parse-result-form.ts';
import { findByRollNo, type RollNoEntry, RollNoField, toEntry } from './roll-no-field.tsx';

const path = '/franchise/create-result';
const listPath = '/franchise/results';
/** The fields that the results of a batch have in common. */
const keptFields: (keyof CreateResultInput)[] = ['courseId', 'duration', 'issueDate', 'startDate', 'endDate'];

/** The fields of grade and dates keep their values themselves. */
export function CreateResultPage() {
  const create = useApiMutation(useCreateResult());
  const students = useDeferredQuery(useListStudents());
  const courses = useListCourses();
  const catalog = courses.data?.courses ?? [];
  const { entry, setEntry, student, prefill } = useStudentEntry(students.data?.users);
  const [selected, setSelected] = useState('');
  const [typedDuration, setTypedDuration] = useState<TypedDuration>();
  const ownCourses = studentCourseOptions(student, catalog);
  const options = resultCourses(ownCourses, entry.chosen !== undefined, catalog);
  const courseId = options.some(({ value }) => value === selected) ? selected : onlyCourse(ownCourses);
  const forgetStudent = useForgetStudent(path);
  const handleNext = ({ startNext, hasLeft }: Submission<CreateResultInput>) => {
    startNext(keptFields);
    if (!hasLeft) forgetStudent();
  };
  const reset = () => {
    setEntry(blank);
    setSelected('');
    setTypedDuration(undefined);
  };
  return (
    <CreateForm
      title={heads.createResult}
      action={
        <ButtonLink to="/franchise/batch-results" variant="outline">
          {heads.resultsForBatch}
        </ButtonLink>
      }
      listPath={listPath}
      parse={(values) => parseResultForm(values, student?.rollNo)}
      submitLabel={heads.createResult}
      submitAndNextLabel={common.createAndAddAnother}
      // The fields must be blank before the kept values are filled in for the next record.
      draft={{ name: 'create-result', onReset: () => flushSync(reset), prefill }}
      onSubmit={create.mutateAsync}
      onSuccess={useReturnToList(listPath, handleNext)}
    >
      <FormSection title={text.resultDetails}>
        <RollNoField students={students} entry={entry} student={student} onChange={setEntry} />
        <QuerySelectField<ResultField>
          label={common.course}
          name="courseId"
          required
          query={courses}
          options={options}
          noun={common.courseNoun}
          value={courseId}
          onChange={({ target }) => setSelected(target.value)}
        />
        <GradeField />
      </FormSection>
      <FormSection title={text.dates}>
        <TextField<ResultField>
          label={text.duration}
          name="duration"
          hint={text.inMonths}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          required
          value={resultDuration(typedDuration, courseId, catalog)}
          onChange={({ target }) => setTypedDuration({ text: target.value, courseId })}
        />
        <DateField<ResultField> label={common.startDate} name="startDate" required />
        <DateField<ResultField> label={common.endDate} name="endDate" required />
        <DateField<ResultField> label={common.issueDate} name="issueDate" required />
      </FormSection>
    </CreateForm>
  );
}

const blank: RollNoEntry = { text: '' };

function useStudentEntry(users: readonly Student[] | undefined) {
  const [entry, setEntry] = useState(blank);
  const requested = useRequestedStudent(path);
  const [firstRequested] = useState(requested);
  const [handled, setHandled] = useState<string>();
  if (requested && users && requested !== handled) {
    setHandled(requested);
    const student = users.find(({ _id }) => _id === requested);
    // After a reload the draft is restored first, possibly with another student.
    const isRestored = requested === firstRequested && entry.text !== '';
    if (student?.rollNo && !isRestored) setEntry(toEntry(student));
  }
  const typed = useMemo(() => findByRollNo(users ?? [], entry.text), [users, entry.text]);
  return { entry, setEntry, student: entry.chosen ?? typed, prefill: requested && entry.chosen ? { rollNo: [entry.text] } : undefined };
}

function GradeField() {
  const id = useId();
  return (
    <>
      <TextField<ResultField>
        label={text.grade}
        name="grade"
        hint={text.gradeExample}
        list={id}
        autoComplete="off"
        maxLength={50}
        required
      />
      <datalist id={id}>
        {grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
    </>
  );
}

/**
 * A student chosen from the list has only own courses. A student who is typed, or has no courses, may get any other course too, and the
 * server decides about it.
 */
export function resultCourses(own: readonly SelectOption[], isChosen: boolean, catalog: readonly Course[]): readonly SelectOption[] {
  if (isChosen && own.length > 0) return own;
  const ownIds = new Set(own.map(({ value }) => value));
  const group = own.length > 0 && { group: text.otherCourses };
  const others = catalog.filter(({ _id }) => !ownIds.has(_id)).map(({ _id, title }) => ({ value: _id, label: title, ...group }));
  return [...own, ...others];
}
