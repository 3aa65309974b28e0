import type { ListBatchesResponse } from '@institute/sdk';
import { useListBatches, useListCourses } from '@institute/sdk/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChangeEventHandler, useState } from 'react';
import * as common from '#text/common.ts';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { isActiveBatch } from './record-status.tsx';

interface BatchFieldProps {
  name: string;
  error?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  'data-suggested'?: true | undefined;
  toOptions?: typeof toBatchOptions;
}

/** A select of the active batches, or of those of `toOptions`: the value is the id, the label is the title. */
export function BatchField(props: BatchFieldProps) {
  return (
    <QuerySelectField
      label={common.batch}
      required
      query={useListBatches()}
      toOptions={toBatchOptions}
      noun={common.batchNoun}
      {...props}
    />
  );
}

export function toBatchOptions({ batches }: Pick<ListBatchesResponse, 'batches'>): SelectOption[] {
  return batches.filter(isActiveBatch).map(({ _id, title }) => ({ value: _id, label: title }));
}

/** The chosen course and batch: at first those of the link, or else the only one of either. */
export function useBatchChoice() {
  const navigate = useNavigate();
  const { course: linkedCourse = '', batch: linkedBatch = '' } = useSearch({ strict: false });
  const courses = useListCourses().data?.courses ?? [];
  const batches = toBatchOptions(useListBatches().data ?? { batches: [] });
  const [courseId, setCourseId] = useState<string>();
  const [batchId, setBatchId] = useState<string>();
  const course = findChosen(
    courses.map(({ _id }) => _id),
    courseId,
    linkedCourse,
  );
  const batch = findChosen(
    batches.map(({ value }) => value),
    batchId,
    linkedBatch,
  );
  return {
    courseId: course.id,
    batchId: batch.id,
    courseField: toField(course, setCourseId),
    batchField: toField(batch, setBatchId),
    linkedCourse,
    linkedBatch,
    reset: () => {
      setCourseId(undefined);
      setBatchId(undefined);
    },
    /** For another batch than that of the link. */
    removeLink: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  };
}

export type BatchChoice = ReturnType<typeof useBatchChoice>;

interface Chosen {
  id: string;
  /** Selected automatically, because there is no other batch. */
  isOnly: boolean;
}

/** `selected` is blank when the user has selected the placeholder, and undefined before the user selects anything. */
function findChosen(ids: readonly string[], selected: string | undefined, linked: string): Chosen {
  if (selected === '') return { id: '', isOnly: false };
  const chosen = ids.find((id) => id === selected) ?? ids.find((id) => id === linked);
  const isOnly = chosen === undefined && ids.length === 1;
  return { id: chosen ?? (isOnly ? (ids[0] ?? '') : ''), isOnly };
}

function toField({ id, isOnly }: Chosen, setId: (id: string) => void) {
  const onChange: ChangeEventHandler<HTMLSelectElement> = ({ target }) => setId(target.value);
  return { value: id, onChange, 'data-suggested': isOnly || undefined };
}
