import type { Batch, ListBatchesAnswer } from '@institute/sdk';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListPage } from '../../ui/page/list-page.tsx';
import { batchColumns } from './batch-columns.tsx';
import { DeleteBatch } from './delete-batch-dialog.tsx';
import { DeleteButton } from './delete-button.tsx';

/** Every batch of the centre; ended ones too. */
export function BatchesPage() {
  const { queries } = useApi();
  const dialog = useDialog();
  const [chosen, setChosen] = useState<Batch>();
  const askToDelete = (batch: Batch) => {
    setChosen(batch);
    dialog.open();
  };
  const columns = [...batchColumns, { header: 'Actions', cell: (batch: Batch) => <DeleteButton batch={batch} onPress={askToDelete} /> }];
  return (
    <ListPage title="All Batches" create={{ to: '/franchise/create-batch', label: 'Create Batch' }}>
      <DataList
        caption="All Batches"
        read={queries.listBatches()}
        rowsOf={batchesOf}
        columns={columns}
        idOf={({ _id }) => _id}
        textOf={titleOf}
        searchHint="By title"
        empty="There is no batch added yet"
      />
      <DeleteBatch batch={chosen} control={dialog} />
    </ListPage>
  );
}

const batchesOf = ({ batches }: ListBatchesAnswer) => batches;
const titleOf = ({ title }: Batch) => title;
