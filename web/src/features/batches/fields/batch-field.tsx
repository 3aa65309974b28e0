import type { ListBatchesAnswer } from '@institute/sdk';
import type { ChangeEventHandler } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { ReadSelectField } from '../../../ui/fields/query-select-field.tsx';

interface BatchFieldProps {
  name: string;
  error?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** The batches that have not ended; the id is sent, the title is read. */
export function BatchField(props: BatchFieldProps) {
  const { queries } = useApi();
  return <ReadSelectField label="Batch" required read={queries.listBatches()} choicesOf={activeBatchesOf} noun={noun} {...props} />;
}

const noun = { one: 'batch', many: 'batches' };
const activeBatchesOf = ({ batches }: ListBatchesAnswer) =>
  batches.filter(({ isActive }) => isActive !== false).map(({ _id, title }) => ({ value: _id, label: title }));
