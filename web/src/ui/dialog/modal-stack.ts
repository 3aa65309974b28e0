import { useSyncExternalStore } from 'react';
import { getMotion } from '../motion/motion.ts';

let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Opens a modal dialog and puts it on top of the stack. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // By default the browser focuses the close button, which comes first.
  dialog.querySelector<HTMLElement>('form input:not([readonly]), [data-focus-first]')?.focus();
  getMotion().enterDialog(dialog);
  dialog.addEventListener('close', updateModalStack);
  openDialogs = [...openDialogs.filter((other) => other !== dialog), dialog];
  updateModalStack();
}

/** Removes dialogs that were closed or unmounted from the stack. Unmounting fires no close event. */
export function updateModalStack(): void {
  openDialogs = openDialogs.filter(({ open, isConnected }) => open && isConnected);
  for (const listener of listeners) listener();
}

/** The topmost open dialog. Everything outside of it is inert. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topDialog, () => undefined);
}

const topDialog = () => openDialogs.at(-1);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
