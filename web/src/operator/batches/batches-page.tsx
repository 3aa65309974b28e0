import type { Batch, ListBatchesResponse } from '@institute/sdk';
import { useDeleteBatch, useListBatches } from '@institute/sdk/react';
import { useCallback, useState } from 'react';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import { Box, Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { BinIcon } from '#ui/icons.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { CellText, type Column, RowButton, RowLink, rowAction, textColumn } from '../lists/columns.tsx';
import { DataList } from '../lists/data-table.tsx';
import { type Filter, rowFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { createdColumn, statusColumn, statusFilter } from '../lists/record-columns.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { batchStatuses, getFreeSeats, isFullBatch } from '../records/record-status.tsx';
import { SeatsBar, SeatsLeft } from './seats.tsx';

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
    {
      header: common.actions,
      actions: true,
      cell: (batch: Batch) => (
        <RowMenu name={text.moreAbout(batch.title)}>
          <ButtonLink to="/franchise/batches/$id" params={{ id: batch._id }} {...rowAction(text.studentsOf(batch.title))}>
            <PeopleIcon />
            <span>{common.students}</span>
          </ButtonLink>
          <DeleteBatchButton batch={batch} onClick={handleDelete} />
        </RowMenu>
      ),
    },
  ];
  return (
    <ListPage title={heads.allBatches} create={{ to: '/franchise/create-batch', label: heads.createBatch }}>
      <DataList
        caption={heads.allBatches}
        query={useListBatches()}
        select={selectBatches}
        columns={columns}
        getSearchText={getTitle}
        searchHint={text.searchByTitle}
        filters={batchFilters}
        removable
        fileName="batches.csv"
        empty={text.noBatches}
        emptyIllustration="batches"
        emptyAction={<ButtonLink to="/franchise/create-batch">{text.createFirstBatch}</ButtonLink>}
      />
      {Dialog && selected && <Dialog batch={selected} remove={remove} onClose={close} />}
    </ListPage>
  );
}

const loadDeleteDialog = async () => (await import('./delete-batch-dialog.tsx')).DeleteBatchDialog;
const getTitle = ({ title }: Batch) => title;

const batchColumns: readonly Column<Batch>[] = [
  {
    ...textColumn<Batch>(text.title, getTitle, { id: 'title', minWidth: 112 }),
    cell: ({ _id, title }) => (
      <RowLink to="/franchise/batches/$id" params={{ id: _id }}>
        <CellText>{title}</CellText>
      </RowLink>
    ),
  },
  {
    header: text.seats,
    cell: ({ studentLimit }) => studentLimit ?? '-',
    id: 'seats',
    sortValue: ({ studentLimit }) => studentLimit,
    numeric: true,
  },
  {
    header: text.availableSeats,
    card: 'detail',
    minWidth: 136,
    cell: (batch) => (
      <Flex display="inline-flex" alignItems="center" gap="2">
        <Box width={{ base: '10', lg: '16' }} flexShrink="0">
          <SeatsBar batch={batch} />
        </Box>
        <SeatsLeft batch={batch} />
      </Flex>
    ),
    text: (batch) => String(getFreeSeats(batch) ?? ''),
    id: 'available-seats',
    sortValue: getFreeSeats,
  },
  textColumn(text.time, ({ time }) => time, { card: 'detail', minWidth: 112 }),
  createdColumn,
  statusColumn(batchStatuses),
];

const full = { value: 'full', label: text.full };

const batchFilters: readonly Filter<Batch>[] = [
  statusFilter(batchStatuses),
  rowFilter({
    name: 'seats',
    label: text.seats,
    placeholder: text.fullOrNot,
    options: [full],
    getOption: (batch: Batch) => (isFullBatch(batch) ? full : undefined),
  }),
];

/** Opens the delete dialog. When its row disappears while it has focus, focus moves to the page's heading. */
function DeleteBatchButton({ batch, onClick }: { batch: Batch; onClick: (batch: Batch) => void }) {
  return (
    <RowButton
      ref={useRestoreFocus<HTMLButtonElement>()}
      icon={<BinIcon />}
      label={text.remove}
      name={text.removeBatch(batch.title)}
      aria-haspopup="dialog"
      onClick={() => onClick(batch)}
    />
  );
}
