import type { ListBatchesResponse } from '@institute/sdk';
import { useListBatches, useListCourses } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import { type ChangeEventHandler, type ReactNode, useState } from 'react';
import { DateField } from '#ui/fields/date-field.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { CourseField } from './course-field.tsx';

interface BatchFieldProps {
  name: string;
  error?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** A select of the active batches: the value is the id, the label is the title. */
export function BatchField(props: BatchFieldProps) {
  return <QuerySelectField label="Batch" required query={useListBatches()} toOptions={toBatchOptions} noun={noun} {...props} />;
}

const noun = { one: 'batch', many: 'batches' };

function toBatchOptions({ batches }: ListBatchesResponse): SelectOption[] {
  return batches.filter(({ isActive }) => isActive !== false).map(({ _id, title }) => ({ value: _id, label: title }));
}

interface BatchFormFieldsProps {
  choice: BatchChoice;
  /** Fields after the dates. */
  children?: ReactNode;
}

/** What all documents of a batch have in common. */
export function BatchFormFields({ choice: { courseId, batchId, setCourseId, setBatchId }, children }: BatchFormFieldsProps) {
  return (
    <>
      <FormSection title="Students" text="All students of a course in one batch.">
        <CourseField name="courseId" value={courseId} onChange={({ target }) => setCourseId(target.value)} />
        <BatchField name="batchId" value={batchId} onChange={({ target }) => setBatchId(target.value)} />
      </FormSection>
      <FormSection title="Dates" text="The same for all of them.">
        <DateField label="Start Date" name="startDate" required />
        <DateField label="End Date" name="endDate" required />
        <DateField label="Issue Date" name="issueDate" required />
        {children}
      </FormSection>
    </>
  );
}

/** The chosen course and batch: at first those of the link, or else the only one of either. */
export function useBatchChoice() {
  const { course: linkedCourse = '', batch: linkedBatch = '' } = useSearch({ strict: false });
  const courses = useListCourses().data?.courses ?? [];
  const batches = toBatchOptions(useListBatches().data ?? { batches: [] });
  const [courseId, setCourseId] = useState('');
  const [batchId, setBatchId] = useState('');
  return {
    courseId: findChosen(
      courses.map(({ _id }) => _id),
      [courseId, linkedCourse],
    ),
    batchId: findChosen(
      batches.map(({ value }) => value),
      [batchId, linkedBatch],
    ),
    setCourseId,
    setBatchId,
    linkedCourse,
    linkedBatch,
  };
}

export type BatchChoice = ReturnType<typeof useBatchChoice>;

function findChosen(ids: readonly string[], wanted: readonly string[]): string {
  const chosen = wanted.find((id) => ids.includes(id));
  return chosen ?? (ids.length === 1 ? (ids[0] ?? '') : '');
}
