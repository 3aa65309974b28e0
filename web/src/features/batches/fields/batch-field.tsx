import type { ListBatchesResponse } from '@institute/sdk';
import { useListBatches } from '@institute/sdk/react';
import type { ChangeEventHandler } from 'react';
import { QuerySelectField } from '../../../ui/fields/query-select-field.tsx';

interface BatchFieldProps {
  name: string;
  error?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** A select of the active batches: the value is the id, the label is the title. */
export function BatchField(props: BatchFieldProps) {
  return <QuerySelectField label="Batch" required query={useListBatches()} toOptions={selectActiveBatches} noun={noun} {...props} />;
}

const noun = { one: 'batch', many: 'batches' };
const selectActiveBatches = ({ batches }: ListBatchesResponse) =>
  batches.filter(({ isActive }) => isActive !== false).map(({ _id, title }) => ({ value: _id, label: title }));
