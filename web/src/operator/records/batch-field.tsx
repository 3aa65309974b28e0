import { Grid } from '@chakra-ui/react/grid';
import type { ListBatchesResponse } from '@institute/sdk';
import { useListBatches, useListCourses } from '@institute/sdk/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChangeEventHandler, useState } from 'react';
import * as common from '#text/common.ts';
import { ButtonLink } from '#ui/button.tsx';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { SelectFieldProps, SelectOption } from '#ui/fields/select-field.tsx';
import { isActiveBatch } from './record-status.tsx';

interface BatchFieldProps<Name extends string> extends Pick<SelectFieldProps<Name>, 'name' | 'value' | 'onChange' | 'data-suggested'> {
  toOptions?: typeof toBatchOptions;
}

/** A select of the active batches, or of the batches of `toOptions`: the value is the id, the label is the title. */
export function BatchField<Name extends string = never>({ toOptions = toBatchOptions, ...props }: BatchFieldProps<Name>) {
  const query = useListBatches();
  const options = query.data ? toOptions(query.data) : [];
  return (
    <Grid gap="2" alignContent="start">
      <QuerySelectField<Name> label={common.batch} required query={query} options={options} noun={common.batchNoun} {...props} />
      <CreateBatchFirst query={query} options={options} />
    </Grid>
  );
}

/** Leads on the first day, which has no batch, to the form that creates one. */
export function CreateBatchFirst({ query, options }: { query: ReturnType<typeof useListBatches>; options: readonly SelectOption[] }) {
  if (!query.data || options.length > 0) return null;
  return (
    <ButtonLink to="/franchise/create-batch" variant="outline" size="sm" justifySelf="start">
      {common.createBatchFirst}
    </ButtonLink>
  );
}

export function toBatchOptions({ batches }: Pick<ListBatchesResponse, 'batches'>): SelectOption[] {
  return batches.filter(isActiveBatch).map(({ _id, title }) => ({ value: _id, label: title }));
}

/** The chosen course and batch. At first they come from the link, or are the only course and the only batch. */
export function useBatchChoice() {
  const navigate = useNavigate();
  const { course: linkedCourse = '', batch: linkedBatch = '' } = useSearch({ strict: false });
  const course = useChoice(useListCourses().data?.courses.map(({ _id }) => _id) ?? [], linkedCourse);
  const batch = useChoice(
    toBatchOptions(useListBatches().data ?? { batches: [] }).map(({ value }) => value),
    linkedBatch,
  );
  return {
    courseId: course.field.value,
    batchId: batch.field.value,
    courseField: course.field,
    batchField: batch.field,
    linkedCourse,
    linkedBatch,
    reset: () => {
      course.reset();
      batch.reset();
    },
    /** Lets the user choose another batch than the batch of the link. */
    removeLink: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  };
}

export type BatchChoice = ReturnType<typeof useBatchChoice>;

function useChoice(ids: readonly string[], linked: string) {
  // Blank when the user has selected the placeholder, and undefined before the user selects anything.
  const [selected, setSelected] = useState<string>();
  const chosen = selected === '' ? '' : (ids.find((id) => id === selected) ?? ids.find((id) => id === linked));
  const only = chosen === undefined && ids.length === 1 ? ids[0] : undefined;
  const onChange: ChangeEventHandler<HTMLSelectElement> = ({ target }) => setSelected(target.value);
  return {
    field: { value: chosen ?? only ?? '', onChange, 'data-suggested': only !== undefined || undefined },
    reset: () => setSelected(undefined),
  };
}
