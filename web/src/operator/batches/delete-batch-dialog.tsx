import type { Batch } from '@institute/sdk';
import { type useDeleteBatch, useListStudents } from '@institute/sdk/react';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';

interface DeleteBatchDialogProps {
  batch: Batch;
  remove: ReturnType<typeof useDeleteBatch>;
  onClose: () => void;
}

export function DeleteBatchDialog({ batch, remove, onClose }: DeleteBatchDialogProps) {
  const { isPending, submit } = useSubmit(async ({ _id }: Batch, { isSameUser }) => {
    const { message } = await remove.mutateAsync({ id: _id });
    if (!isSameUser()) return;
    toasts.success(message);
    onClose();
  });
  return (
    <Modal title={text.deleteBatch} busy={isPending} onClose={onClose}>
      <Box display="grid" gap="2">
        <p>{text.sureToDelete}</p>
        <Box as="p" fontWeight="600" overflowWrap="anywhere">
          {batch.title}
        </Box>
        <StudentCount batch={batch} />
      </Box>
      {remove.error && (
        <Box as="p" color="error.fg" overflowWrap="anywhere">
          {remove.error.message}
        </Box>
      )}
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" data-focus-first aria-disabled={isPending || undefined} onClick={() => isPending || onClose()}>
          {common.cancel}
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => void submit(batch)}>
          {text.confirm}
        </Button>
      </Flex>
    </Modal>
  );
}

/**
 * How many students a batch has; what the server does with them is not known. Blank until the list has loaded, and if it cannot be loaded.
 */
function StudentCount({ batch }: { batch: Batch }) {
  const students = useListStudents({ batchId: batch._id }, { meta: { quiet: true } }).data?.users;
  return (
    // The line has its height from the start, so that the buttons below it do not move.
    <Box as="p" role="status" color="fg.muted" minHeight="1.6em">
      {students && text.studentsInBatch(students.length)}
    </Box>
  );
}
