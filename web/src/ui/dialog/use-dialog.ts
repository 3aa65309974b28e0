import { useRouter } from '@tanstack/react-router';
import { type PointerEvent, type MouseEvent as Press, type RefObject, useEffect, useRef } from 'react';
import { rescueFocus } from '../hooks/use-restore-focus.ts';
import { forgetClosed, showModal } from './modal-stack.ts';

/** Opens and closes a dialog; for the dialog itself and for what is in it. */
export interface DialogControl {
  dialog: RefObject<HTMLDialogElement | null>;
  open: () => void;
  close: () => void;
}

/** A dialog leaves with the page that it was opened on: an open one would refuse the h1 of the next page the focus. */
export function useDialog(): DialogControl {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dialog.current?.close()), [router]);
  useEffect(() => forgetClosed, []);
  const open = () => dialog.current && showModal(dialog.current);
  const close = () => {
    dialog.current?.close();
    forgetClosed();
    // What has opened it may be gone, as the row that was deleted in it.
    rescueFocus();
  };
  return { dialog, open, close };
}

/** Closes on a press beside the dialog, and not on one that only ends there, as when a text is marked. */
export function useBackdropPress({ dialog }: DialogControl, close: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      began.current = target === dialog.current;
    },
    onClick: ({ target }: Press) => {
      if (began.current && target === dialog.current) close();
    },
  };
}
