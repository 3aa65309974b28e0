import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Batch } from '@institute/sdk';
import { trackViewer } from '../../lib/same-viewer.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { notices } from '../../ui/toast/toast-store.ts';

interface DeleteBatchProps {
  batch: Batch | undefined;
  control: DialogControl;
}

/** Nothing is deleted without Confirm. */
export function DeleteBatch({ batch, control }: DeleteBatchProps) {
  const { mutations, getToken } = useApi();
  const remove = useCall(mutations.deleteBatch());
  const { pending, run } = useSingleFlight(async ({ _id }: Batch) => {
    const isHere = trackViewer(getToken);
    const { message } = await remove.send({ id: _id });
    if (!isHere()) return;
    notices.clear();
    notices.success(message);
    control.close();
  });
  return (
    <Modal title="Delete batch" control={control} busy={pending} onClose={remove.clear}>
      <Box display="grid" gap="2">
        <p>Are you sure! You want to delete this batch.</p>
        <Box as="p" fontWeight="600" overflowWrap="anywhere">
          {batch?.title}
        </Box>
      </Box>
      {remove.refusal && (
        <Box as="p" color="error.fg" overflowWrap="anywhere">
          {remove.refusal.message}
        </Box>
      )}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-focus-first aria-disabled={pending || undefined} onClick={() => pending || control.close()}>
          Cancel
        </Button>
        <Button pending={pending} onClick={() => batch && void run(batch)}>
          Confirm
        </Button>
      </Flex>
    </Modal>
  );
}
