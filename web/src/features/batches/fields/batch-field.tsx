import { useListBatches } from '@institute/sdk/react';
import type { ChangeEventHandler } from 'react';
import { QuerySelectField } from '../../../ui/fields/query-select-field.tsx';
import { toBatchOptions } from './batch-options.ts';

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
