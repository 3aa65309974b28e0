import type { ComponentType } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { useLazyDialog } from '../../ui/dialog/use-lazy-dialog.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import type { PrintDocumentsDialogProps } from './print-documents-dialog.tsx';

interface PrintDocumentsButtonProps<Input>
  extends Omit<PrintDocumentsDialogProps<Input>, 'onClose'>,
    Pick<ButtonProps, 'variant' | 'size'> {}

/** Opens the dialog that fetches and prints documents. Not rendered without documents. */
export function PrintDocumentsButton<Input>({ noun, items, fetchDocument, variant = 'outline', size }: PrintDocumentsButtonProps<Input>) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog<Input>);
  if (items.length === 0) return null;
  return (
    <>
      <Button variant={variant} size={size} pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <PrintIcon />}
        {`Print ${noun.many}`}
      </Button>
      {Dialog && <Dialog noun={noun} items={items} fetchDocument={fetchDocument} onClose={close} />}
    </>
  );
}

async function loadDialog<Input>(): Promise<ComponentType<PrintDocumentsDialogProps<Input>>> {
  return (await import('./print-documents-dialog.tsx')).PrintDocumentsDialog<Input>;
}
