import type { Batch } from '@institute/sdk';
import { Button } from '../../ui/button.tsx';
import { useRestoreFocus } from '../../ui/hooks/use-restore-focus.ts';
import { BinIcon } from '../../ui/icons.tsx';

/** Opens the delete dialog. When its row disappears while it has focus, focus moves to the page's heading. */
export function DeleteBatchButton({ batch, onClick }: { batch: Batch; onClick: (batch: Batch) => void }) {
  return (
    <Button
      ref={useRestoreFocus<HTMLButtonElement>()}
      variant="outline"
      size="sm"
      justifySelf="start"
      aria-haspopup="dialog"
      aria-label={`Delete ${batch.title}`}
      onClick={() => onClick(batch)}
    >
      <BinIcon />
      Delete
    </Button>
  );
}
