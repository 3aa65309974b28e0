import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { CreateExamInput, Student } from '@institute/sdk';
import { useCreateExam } from '@institute/sdk/react';
import { type ChangeEvent, useMemo, useState } from 'react';
import { uniqueById } from '#lib/unique-ids.ts';
import * as common from '#text/common.ts';
import * as text from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import { CourseField } from '#ui/fields/course-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { type FormValues, type ParsedForm, requireFields } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { RetryButton } from '#ui/retry-button.tsx';
import { MultiCombobox } from '../combobox/combobox.tsx';
import { type BatchChoice, BatchField, useBatchChoice } from '../records/batch-field.tsx';
import { useStudentsOfBatch } from '../records/batch-section.tsx';
import { CreateForm, useReturnToList } from '../records/create-form.tsx';
import { toStudentOption } from '../records/student-state.ts';
import { ExamClashes, type ExamPlace } from './exam-clashes.tsx';

const listPath = '/franchise/exams';
const blankPlace: ExamPlace = { date: '', time: '', location: '' };

export function CreateExamPage() {
  const create = useCreateExam();
  const { mutateAsync } = useApiMutation(create);
  const returnToList = useReturnToList(listPath);
  // The list of exams has the new exam before the page of the list has loaded, so the exam would clash with itself.
  const [isCreated, setIsCreated] = useState(false);
  const [place, setPlace] = useState(blankPlace);
  const handlePlace = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) => setPlace((old) => ({ ...old, [name]: value }));
  const choice = useBatchChoice();
  const examStudents = useExamStudents(choice);
  const { selectedIds, setSelectedIds } = examStudents;
  const handleReset = () => {
    choice.reset();
    setPlace(blankPlace);
    setSelectedIds(new Set());
  };
  return (
    <CreateForm
      title={heads.createExam}
      listPath={listPath}
      parse={(values) => parseExamForm(values, examStudents.selected)}
      submitLabel={heads.createExam}
      draft={{
        name: 'create-exam',
        state: { students: [...selectedIds] },
        onRestore: ({ students }) => setSelectedIds(new Set(students)),
        onReset: handleReset,
        prefill: { course: [choice.linkedCourse], batch: [choice.linkedBatch] },
      }}
      onSubmit={mutateAsync}
      onSuccess={(response, submission) => {
        setIsCreated(true);
        returnToList(response, submission);
      }}
    >
      <FormSection title={text.examDetails}>
        <TextField<Field> label={text.title} name="title" autoComplete="off" maxLength={200} required />
        <TextField<Field> label={text.location} name="location" autoComplete="off" maxLength={200} required onChange={handlePlace} />
        <DateField<Field> label={text.date} name="date" required onChange={handlePlace} />
        <TextField<Field> label={text.time} name="time" type="time" required onChange={handlePlace} />
      </FormSection>
      <FormSection title={text.whoTakesExam} text={text.eachGetsHallTicket}>
        <CourseField<Field> name="course" {...choice.courseField} />
        <BatchField<Field> name="batch" {...choice.batchField} />
        <ExamStudentsField examStudents={examStudents} />
      </FormSection>
      {!create.isPending && !isCreated && <ExamClashes place={place} students={examStudents.selected} />}
    </CreateForm>
  );
}

function ExamStudentsField({ examStudents }: { examStudents: ReturnType<typeof useExamStudents> }) {
  const { status, isFetching, refetch, students, selectedIds, setSelectedIds, removedCount } = examStudents;
  const options = useMemo(() => students.map(toStudentOption), [students]);
  const hints = {
    disabled: text.selectCourseAndBatch,
    loading: common.loadingStudents,
    error: text.studentsFailed,
    success: students.length > 0 ? common.byNameOrRollNo : text.noStudentsFound,
  };
  return (
    <Grid gap="2" gridColumn="1 / -1" aria-busy={status === 'loading' || undefined}>
      <MultiCombobox
        label={common.students}
        hint={hints[status]}
        error={useFieldError('students')}
        required
        listLabel={text.availableStudents}
        selectedLabel={text.selectedStudents}
        options={options}
        noun={common.studentNoun}
        values={selectedIds}
        onChange={setSelectedIds}
      />
      {status === 'error' && <RetryButton pending={isFetching} onRetry={refetch} />}
      <Box role="status" textStyle="sm" color="warning.fg">
        {removedCount > 0 && text.studentsRemoved(removedCount)}
      </Box>
    </Grid>
  );
}

function useExamStudents(choice: BatchChoice) {
  const { users, status, isFetching, refetch } = useStudentsOfBatch(choice);
  const students = useMemo(() => uniqueById(users), [users]);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => students.filter(({ _id }) => selectedIds.has(_id)), [students, selectedIds]);
  return {
    status,
    isFetching,
    refetch,
    students,
    selectedIds,
    setSelectedIds,
    selected,
    /** How many students the last change of course or batch removed from the selection. */
    removedCount: status === 'success' ? selectedIds.size - selected.length : 0,
  };
}

type Field = keyof CreateExamInput;

const required = ['title', 'date', 'time', 'location', 'course', 'batch', 'students'] as const;

function parseExamForm(values: FormValues<Field>, students: readonly Student[]): ParsedForm<CreateExamInput, Field> {
  const errors = requireFields((field: Field) => (field === 'students' ? String(students.length || '') : values(field)), required);
  if (errors) return { errors };
  return {
    input: {
      title: values('title').trim(),
      date: values('date'),
      time: values('time'),
      location: values('location').trim(),
      course: values('course'),
      batch: values('batch'),
      students: students.map(({ _id, fullName, fatherName, gender }) => ({ _id, fullName, fatherName, gender })),
    },
  };
}
