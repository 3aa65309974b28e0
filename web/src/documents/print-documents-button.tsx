import type { ComponentType } from 'react';
import * as text from '#text/print-documents.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import type { PrintDocumentsDialogProps } from './print-documents-dialog.tsx';

interface PrintDocumentsButtonProps<Input> extends Omit<PrintDocumentsDialogProps<Input>, 'onClose'>, Pick<ButtonProps, 'variant'> {
  isSelection?: boolean;
}

/** Opens the dialog that fetches and prints documents. It is there before the list has loaded, so that nothing moves. */
export function PrintDocumentsButton<Input>(props: PrintDocumentsButtonProps<Input>) {
  const { noun, items, fetchDocument, variant = 'outline', isSelection = false } = props;
  const { Dialog, isPending, open, close } = useLazyDialog(loadDialog<Input>);
  const handleClick = () => (items.length > 0 ? open() : toasts.warning(text.nothingToPrint(noun)));
  return (
    <>
      <Button variant={variant} size={isSelection ? 'sm' : 'md'} pending={isPending} aria-haspopup="dialog" onClick={handleClick}>
        {!isPending && <PrintIcon />}
        {isSelection ? text.printSelected(noun) : text.print(noun)}
      </Button>
      {Dialog && <Dialog noun={noun} items={items} fetchDocument={fetchDocument} onClose={close} />}
    </>
  );
}

async function loadDialog<Input>(): Promise<ComponentType<PrintDocumentsDialogProps<Input>>> {
  return (await import('./print-documents-dialog.tsx')).PrintDocumentsDialog<Input>;
}
