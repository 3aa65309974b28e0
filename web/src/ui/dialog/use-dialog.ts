import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restoreFocus } from '../hooks/use-restore-focus.ts';
import { showModal, updateModalStack } from './modal-stack.ts';

/** Opens and closes a dialog. */
export interface DialogControl {
  /** For the dialog element. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The dialog has been opened once, so it is rendered. */
  hasOpened: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Controls a dialog. It closes before a navigation, because an open one would prevent the next page's h1 from being focused.
 * `isOpenAtFirst` is for a dialog that is mounted when it opens.
 */
export function useDialog({ isOpenAtFirst = false } = {}): DialogControl {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dialog.current?.close()), [router]);
  useEffect(() => updateModalStack, []);
  const [hasOpened, setHasOpened] = useState(isOpenAtFirst);
  useLayoutEffect(() => {
    if (isOpenAtFirst && dialog.current) showModal(dialog.current);
  }, [isOpenAtFirst]);
  const open = () => {
    // The dialog must be there before it can open.
    flushSync(() => setHasOpened(true));
    if (dialog.current) showModal(dialog.current);
  };
  const close = () => {
    dialog.current?.close();
    updateModalStack();
    // The button that opened the dialog may be gone, such as the one in a deleted row.
    restoreFocus();
  };
  return { dialog, hasOpened, open, close };
}

/** Closes on a press on the backdrop, but not if the press began inside the dialog, as when the viewer selects text. */
export function useBackdropPress({ dialog }: Pick<DialogControl, 'dialog'>, close: () => void) {
  const startedOnBackdrop = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      startedOnBackdrop.current = target === dialog.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (startedOnBackdrop.current && target === dialog.current) close();
    },
  };
}
