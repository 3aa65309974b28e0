import type { Batch } from '@institute/sdk';
import { RowButton } from '../../ui/data-table/columns.tsx';
import { useRestoreFocus } from '../../ui/hooks/use-restore-focus.ts';
import { BinIcon } from '../../ui/icons.tsx';

/** Opens the delete dialog. When its row disappears while it has focus, focus moves to the page's heading. */
export function DeleteBatchButton({ batch, onClick }: { batch: Batch; onClick: (batch: Batch) => void }) {
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
