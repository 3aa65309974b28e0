import type { CreateExamInput, Student } from '@institute/sdk';
import { useCreateExam, useListStudents } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import { BatchField, useBatchChoice } from '#centre/batch-field.tsx';
import { CourseField } from '#centre/course-field.tsx';
import { Box } from '#ui/box.ts';
import { MultiCombobox } from '#ui/combobox/multi-combobox.tsx';
import { type Option, uniqueById } from '#ui/combobox/option-search.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { DraftValues } from '#ui/form/draft.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { CreateForm, useReturnToList } from '#ui/form/mutation-form.tsx';
import { type FormValues, type ParsedForm, requireFields } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { RetryButton } from '#ui/retry-button.tsx';

const listPath = '/franchise/exams';

export function CreateExamPage() {
  const choice = useBatchChoice();
  const examStudents = useExamStudents(choice.courseId, choice.batchId);
  const { selectedIds, setSelectedIds } = examStudents;
  const handleRestore = ({ students }: DraftValues) => setSelectedIds(new Set(students));
  const handleReset = () => {
    choice.reset();
    setSelectedIds(new Set());
  };
  return (
    <CreateForm
      title="Create Exam"
      listPath={listPath}
      mutation={useCreateExam()}
      parse={(values) => parseExamForm(values, examStudents.selected)}
      submitLabel="Create Exam"
      draft={{
        name: 'create-exam',
        state: { students: [...selectedIds] },
        onRestore: handleRestore,
        onReset: handleReset,
        prefill: { course: [choice.linkedCourse], batch: [choice.linkedBatch] },
      }}
      onSuccess={useReturnToList(listPath)}
    >
      <FormSection title="Exam details">
        <TextField label="Title" name="title" autoComplete="off" maxLength={200} required />
        <TextField label="Location" name="location" autoComplete="off" maxLength={200} required />
        <DateField label="Date" name="date" required />
        <TextField label="Time" name="time" type="time" required />
      </FormSection>
      <FormSection title="Who takes the exam" text="Each student gets a hall ticket.">
        <CourseField name="course" {...choice.courseField} />
        <BatchField name="batch" {...choice.batchField} />
        <ExamStudentsField examStudents={examStudents} />
      </FormSection>
    </CreateForm>
  );
}

function ExamStudentsField({ examStudents }: { examStudents: ExamStudents }) {
  const { isEnabled, isLoaded, isError, isFetching, refetch, students, selectedIds, setSelectedIds, removedCount } = examStudents;
  const options = useMemo(() => students.map(toOption), [students]);
  return (
    <Box display="grid" gap="2" gridColumn="1 / -1" aria-busy={(isEnabled && !isLoaded && !isError) || undefined}>
      <MultiCombobox
        label="Students"
        hint={getHint(examStudents)}
        error={useFieldError('students')}
        required
        listLabel="Available students"
        selectedLabel="Selected students"
        options={options}
        noun={noun}
        values={selectedIds}
        onChange={setSelectedIds}
      />
      {isError && <RetryButton pending={isFetching} onRetry={refetch} />}
      <Box role="status" textStyle="sm" color="warning.fg">
        {removedCount > 0 && getRemovedText(removedCount)}
      </Box>
    </Box>
  );
}

const noun = { singular: 'student', plural: 'students' };

function toOption({ _id, fullName, rollNo }: Student): Option {
  return { value: _id, label: fullName || '-', detail: rollNo };
}

function getHint({ isEnabled, isError, isLoaded, students }: ExamStudents): string {
  if (!isEnabled) return 'Select the course and batch first.';
  if (isError) return 'The students could not be loaded.';
  if (!isLoaded) return 'Loading students…';
  return students.length > 0 ? 'By name or roll no' : 'No students found in this course and batch.';
}

function getRemovedText(count: number): string {
  return count === 1
    ? '1 selected student is not in this course and batch and was removed.'
    : `${count} selected students are not in this course and batch and were removed.`;
}

function useExamStudents(courseId: string, batchId: string) {
  const isEnabled = courseId !== '' && batchId !== '';
  const { data, isFetched, isFetching, refetch } = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  const users = isEnabled ? data?.users : undefined;
  const students = useMemo(() => uniqueById(users ?? []), [users]);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => students.filter(({ _id }) => selectedIds.has(_id)), [students, selectedIds]);
  return {
    isEnabled,
    isLoaded: users !== undefined,
    isError: isEnabled && !users && isFetched,
    isFetching,
    refetch: () => void refetch(),
    students,
    selectedIds,
    setSelectedIds,
    selected,
    /** How many students the last change of course or batch removed from the selection. */
    removedCount: users ? selectedIds.size - selected.length : 0,
  };
}

type ExamStudents = ReturnType<typeof useExamStudents>;

const required = ['title', 'date', 'time', 'location', 'course', 'batch', 'students'];

export function parseExamForm(values: FormValues, students: readonly Student[]): ParsedForm<CreateExamInput> {
  const errors = requireFields((field) => (field === 'students' ? String(students.length || '') : values(field)), required);
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
