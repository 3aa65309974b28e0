import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { Batch, ListBatchesResponse } from '@institute/sdk';
import { useDeleteBatch, useListBatches, useListStudents } from '@institute/sdk/react';
import { useCallback, useMemo, useState } from 'react';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { BinIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { CellText, type Column, RowButton, rowAction, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import { type Filter, rowFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { createdColumn, statusColumn, statusFilter } from '../lists/record-columns.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { batchStatuses, getFreeSeats, hasStudents, isFullBatch } from '../records/record-status.tsx';
import { SeatsBar, SeatsLeft } from './seats.tsx';

export function BatchesPage() {
  const [selected, setSelected] = useState<Batch>();
  const remove = useDeleteBatch();
  // The row of a deleted batch is gone at once, and comes back if the server rejects the deletion.
  const removed = remove.isError ? undefined : remove.variables?.id;
  const selectBatches = useCallback(({ batches }: ListBatchesResponse) => batches.filter(({ _id }) => _id !== removed), [removed]);
  const handleClose = () => {
    setSelected(undefined);
    // The error of this deletion does not belong to the next batch.
    if (remove.isError) remove.reset();
  };
  // The same columns while the dialog opens, so that the rows do not rerender.
  const columns = useMemo(
    () => [
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
            <RowButton
              icon={<BinIcon />}
              label={text.remove}
              name={text.removeBatch(batch.title)}
              aria-haspopup="dialog"
              onClick={() => setSelected(batch)}
            />
          </RowMenu>
        ),
      },
    ],
    [],
  );
  return (
    <ListPage title={heads.allBatches} create={{ to: '/franchise/create-batch', label: heads.createBatch }}>
      <QueryTable
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
      {selected && <DeleteBatchDialog batch={selected} remove={remove} onClose={handleClose} />}
    </ListPage>
  );
}

const getTitle = ({ title }: Batch) => title;

const batchColumns: readonly Column<Batch>[] = [
  {
    ...textColumn<Batch>(text.title, getTitle, { id: 'title', minWidth: 112 }),
    cell: ({ _id, title }) => (
      <TextLink variant="plain" to="/franchise/batches/$id" params={{ id: _id }}>
        <CellText>{title}</CellText>
      </TextLink>
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
      <Flex display="inline-flex" align="center" gap="2">
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

interface DeleteBatchDialogProps {
  batch: Batch;
  remove: ReturnType<typeof useDeleteBatch>;
  onClose: () => void;
}

function DeleteBatchDialog({ batch, remove, onClose }: DeleteBatchDialogProps) {
  const { isPending, submit } = useSubmit(async ({ _id }: Batch, { isSameUser }) => {
    const { message } = await remove.mutateAsync({ id: _id });
    if (!isSameUser()) return;
    toasts.success(message);
    onClose();
  });
  return (
    <Modal title={text.deleteBatch} pending={isPending} onClose={onClose}>
      <Grid gap="2">
        <p>{text.sureToDelete}</p>
        <Text fontWeight="600" overflowWrap="anywhere">
          {batch.title}
        </Text>
      </Grid>
      <StudentCount batch={batch} />
      {remove.error && (
        <Text color="error.fg" overflowWrap="anywhere">
          {remove.error.message}
        </Text>
      )}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-focus-first aria-disabled={isPending || undefined} onClick={() => isPending || onClose()}>
          {common.cancel}
        </Button>
        <Button colorPalette="error" pending={isPending} onClick={() => void submit(batch)}>
          {text.confirm}
        </Button>
      </Flex>
    </Modal>
  );
}

/** The count is blank until the list has loaded, and if the list cannot be loaded. Its line has its height, so that no button moves. */
function StudentCount({ batch }: { batch: Batch }) {
  const students = useListStudents({ batchId: batch._id }, { meta: { quiet: true } }).data?.users;
  const isUsed = hasStudents(batch, students);
  return (
    <Alert.Root role="status" status="warning" bg={isUsed ? undefined : 'transparent'} p={isUsed ? undefined : '0'}>
      <Alert.Content>
        <Text minHeight="1.6em">{students && text.studentsInBatch(students.length)}</Text>
        {isUsed && <p>{text.studentsOfDeleted}</p>}
      </Alert.Content>
    </Alert.Root>
  );
}
