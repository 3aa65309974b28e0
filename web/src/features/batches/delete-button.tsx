import type { Batch } from '@institute/sdk';
import { Button } from '../../ui/button.tsx';
import { usePassFocus } from '../../ui/hooks/use-restore-focus.ts';
import { BinIcon } from '../../ui/icons.tsx';

/** Goes with its row; whoever is on it then is led to the title of the page. */
export function DeleteButton({ batch, onPress }: { batch: Batch; onPress: (batch: Batch) => void }) {
  return (
    <Button
      ref={usePassFocus<HTMLButtonElement>()}
      variant="outline"
      size="sm"
      justifySelf="start"
      aria-haspopup="dialog"
      aria-label={`Delete ${batch.title}`}
      onClick={() => onPress(batch)}
    >
      <BinIcon />
      Delete
    </Button>
  );
}
