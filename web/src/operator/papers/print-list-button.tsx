import type { ComponentType } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { PrintIcon } from '#ui/icons.tsx';

interface PrintListButtonProps<DialogProps> extends Pick<ButtonProps, 'size' | 'disabled'> {
  label: string;
  /** The accessible name, where the label is short. */
  name?: string;
  /** Imports the dialog. It is the same function at each render. */
  load: () => Promise<ComponentType<DialogProps & { onClose: () => void }>>;
  dialogProps: DialogProps;
}

/** Opens a dialog that prints a list, which is loaded on demand. */
export function PrintListButton<DialogProps>({ label, name, load, dialogProps, ...props }: PrintListButtonProps<DialogProps>) {
  const { Dialog, isPending, open, close } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" {...props} pending={isPending} aria-label={name} aria-haspopup="dialog" onClick={open}>
        {!isPending && <PrintIcon />}
        {label}
      </Button>
      {Dialog && <Dialog {...dialogProps} onClose={close} />}
    </>
  );
}
