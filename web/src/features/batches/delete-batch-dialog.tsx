import type { Batch } from '@institute/sdk';
import type { useDeleteBatch } from '@institute/sdk/react';
import { useTrackViewer } from '../../lib/track-viewer.ts';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { Flex } from '../../ui/flex.ts';
import { useSubmit } from '../../ui/form/use-form.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { StudentCount } from './student-count.tsx';

interface DeleteBatchDialogProps {
  batch: Batch | undefined;
  control: DialogControl;
  remove: ReturnType<typeof useDeleteBatch>;
}

/** Asks for confirmation and deletes the batch. It closes on success, and shows an error. */
export function DeleteBatchDialog({ batch, control, remove }: DeleteBatchDialogProps) {
  const trackViewer = useTrackViewer();
  const { isPending, submit } = useSubmit(async ({ _id }: Batch) => {
    const isSameViewer = trackViewer();
    const { message } = await remove.mutateAsync({ id: _id });
    if (!isSameViewer()) return;
    toasts.success(message);
    control.close();
  });
  return (
    <Modal title="Delete batch" control={control} busy={isPending} onClose={() => remove.isError && remove.reset()}>
      <Box display="grid" gap="2">
        <p>Are you sure! You want to delete this batch.</p>
        <Box as="p" fontWeight="600" overflowWrap="anywhere">
          {batch?.title}
        </Box>
        {batch && <StudentCount batch={batch} />}
      </Box>
      {remove.error && (
        <Box as="p" color="error.fg" overflowWrap="anywhere">
          {remove.error.message}
        </Box>
      )}
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button variant="outline" data-focus-first aria-disabled={isPending || undefined} onClick={() => isPending || control.close()}>
          Cancel
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => batch && void submit(batch)}>
          Confirm
        </Button>
      </Flex>
    </Modal>
  );
}
