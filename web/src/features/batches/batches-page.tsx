import type { Batch, ListBatchesResponse } from '@institute/sdk';
import { useDeleteBatch, useListBatches } from '@institute/sdk/react';
import { useCallback, useState } from 'react';
import { getFreeSeats, isFullBatch } from '#centre/needs.ts';
import { plainMoment } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CellText, type Column, Moment, RowButton } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import type { Filter } from '#ui/data-table/filters.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useRestoreFocus } from '#ui/hooks/use-restore-focus.ts';
import { BinIcon } from '#ui/icons.tsx';
import { ListPage } from '#ui/page/list-page.tsx';
import { Status } from '#ui/status.tsx';

/** All batches of the centre, ended ones included. */
export function BatchesPage() {
  const { Dialog, open, close } = useLazyDialog(loadDeleteDialog);
  const [selected, setSelected] = useState<Batch>();
  const remove = useDeleteBatch();
  // Its row is gone at once, and back if the server rejects the deletion.
  const removed = remove.isError ? undefined : remove.variables?.id;
  const selectBatches = useCallback(({ batches }: ListBatchesResponse) => batches.filter(({ _id }) => _id !== removed), [removed]);
  const handleDelete = (batch: Batch) => {
    // Without the error of an earlier try.
    if (remove.isError) remove.reset();
    setSelected(batch);
    open();
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
      {Dialog && selected && <Dialog batch={selected} remove={remove} onClose={close} />}
    </ListPage>
  );
}

const loadDeleteDialog = async () => (await import('./delete-batch-dialog.tsx')).DeleteBatchDialog;
const getId = ({ _id }: Batch) => _id;
const getTitle = ({ title }: Batch) => title;

const batchColumns: readonly Column<Batch>[] = [
  {
    header: 'Title',
    minWidth: 112,
    cell: ({ title }) => <CellText>{title}</CellText>,
    text: ({ title }) => title ?? '',
    sortValue: ({ title }) => title,
  },
  { header: 'Seats', cell: ({ studentLimit }) => studentLimit ?? '-', sortValue: ({ studentLimit }) => studentLimit, numeric: true },
  { header: 'Available Seats', cell: (batch) => getFreeSeats(batch) ?? '-', sortValue: getFreeSeats, numeric: true },
  { header: 'Time', minWidth: 112, cell: ({ time }) => <CellText>{time}</CellText>, text: ({ time }) => time ?? '' },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isActive }) => (isActive ? <Status tone="success">Active</Status> : <Status>Ended</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isActive }: Batch): string {
  return isActive ? 'Active' : 'Ended';
}

const active = { value: 'active', label: 'Active' };
const ended = { value: 'ended', label: 'Ended' };
const full = { value: 'full', label: 'Full' };

const batchFilters: readonly Filter<Batch>[] = [
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [active, ended],
    getOption: ({ isActive }) => (isActive ? active : ended),
  },
  {
    name: 'seats',
    label: 'Seats',
    placeholder: 'Full or not',
    options: [full],
    getOption: (batch) => (isFullBatch(batch) ? full : undefined),
  },
];

/** Opens the delete dialog. When its row disappears while it has focus, focus moves to the page's heading. */
function DeleteBatchButton({ batch, onClick }: { batch: Batch; onClick: (batch: Batch) => void }) {
  return (
    <RowButton
      ref={useRestoreFocus<HTMLButtonElement>()}
      icon={<BinIcon />}
      label="Delete"
      name={`Delete ${batch.title}`}
      aria-haspopup="dialog"
      onClick={() => onClick(batch)}
    />
  );
}
