import type { Batch } from '@institute/sdk';
import { Button } from '../../ui/button.tsx';
import { BinIcon } from '../../ui/icons.tsx';
import { usePassFocus } from '../../ui/use-pass-focus.ts';

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
