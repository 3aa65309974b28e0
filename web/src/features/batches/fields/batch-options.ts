import type { ListBatchesResponse } from '@institute/sdk';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** The active batches as options: the value is the id, the label is the title. */
export function toBatchOptions({ batches }: ListBatchesResponse): SelectOption[] {
  return batches.filter(({ isActive }) => isActive !== false).map(({ _id, title }) => ({ value: _id, label: title }));
}
