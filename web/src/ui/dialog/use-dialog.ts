import { useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSubmit } from '../form/use-form.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { restoreFocus } from '../hooks/use-restore-focus.ts';
import { toasts } from '../toast/toast-store.ts';
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

/** Imports a dialog when it is opened. `Dialog` is undefined while it is closed. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const isMounted = useMounted();
  const { isPending, submit } = useSubmit(async () => {
    try {
      const loaded = await load();
      if (isMounted.current) setDialog(() => loaded);
    } catch {
      // Some browsers cache a failed dynamic import, so only a reload helps.
      toasts.error('This could not be opened. Please reload the page and try again.');
    }
  });
  return { Dialog, isPending, open: () => void submit(), close: () => setDialog(undefined) };
}
