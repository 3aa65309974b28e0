import type { Batch, ListBatchesResponse } from '@institute/sdk';
import { useDeleteBatch, useListBatches } from '@institute/sdk/react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListPage } from '../../ui/page/list-page.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchFilters } from './batch-filters.ts';
import { DeleteBatchButton } from './delete-batch-button.tsx';
import { DeleteBatchDialog } from './delete-batch-dialog.tsx';

/** All batches of the centre, ended ones included. */
export function BatchesPage() {
  const dialog = useDialog();
  const [selected, setSelected] = useState<Batch>();
  const remove = useDeleteBatch();
  // Its row is gone at once, and back if the server rejects the deletion.
  const removed = remove.isError ? undefined : remove.variables?.id;
  const selectBatches = useCallback(({ batches }: ListBatchesResponse) => batches.filter(({ _id }) => _id !== removed), [removed]);
  const handleDelete = (batch: Batch) => {
    setSelected(batch);
    dialog.open();
  };
  const columns = [
    ...batchColumns,
    { header: 'Actions', actions: true, cell: (batch: Batch) => <DeleteBatchButton batch={batch} onClick={handleDelete} /> },
  ];
  return (
    <ListPage title="All Batches" create={{ to: '/franchise/create-batch', label: 'Create Batch' }}>
      <DataList
        caption="All Batches"
        query={useListBatches()}
        select={selectBatches}
        columns={columns}
        getRowId={getId}
        getSearchText={getTitle}
        searchHint="By title"
        filters={batchFilters}
        removable
        fileName="batches.csv"
        empty="There is no batch added yet"
        emptyIllustration="batches"
        emptyAction={<ButtonLink to="/franchise/create-batch">Open your first batch</ButtonLink>}
      />
      <DeleteBatchDialog batch={selected} control={dialog} remove={remove} />
    </ListPage>
  );
}

const getId = ({ _id }: Batch) => _id;
const getTitle = ({ title }: Batch) => title;
