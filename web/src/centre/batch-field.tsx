import type { ListBatchesResponse } from '@institute/sdk';
import { useListBatches, useListCourses } from '@institute/sdk/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChangeEventHandler, useState } from 'react';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';

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

/** The chosen course and batch: at first those of the link, or else the only one of either. */
export function useBatchChoice() {
  const navigate = useNavigate();
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
    /** For another batch than that of the link. */
    removeLink: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  };
}

export type BatchChoice = ReturnType<typeof useBatchChoice>;

function findChosen(ids: readonly string[], wanted: readonly string[]): string {
  const chosen = wanted.find((id) => ids.includes(id));
  return chosen ?? (ids.length === 1 ? (ids[0] ?? '') : '');
}
