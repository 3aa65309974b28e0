import { useListBatches } from '@institute/sdk/react';
import { FilterField, type FilterFieldProps } from '../../../ui/data-table/filters.tsx';

/** Filters a list by batch, ended ones included. */
export function BatchFilter(props: FilterFieldProps) {
  const { data, isFetched } = useListBatches();
  const options = data?.batches.map(({ _id, title }) => ({ value: _id, label: title }));
  const placeholder = isFetched ? 'The batches could not be loaded' : 'Loading batches…';
  return <FilterField label="Batch" placeholder={options ? 'All batches' : placeholder} options={options} {...props} />;
}
