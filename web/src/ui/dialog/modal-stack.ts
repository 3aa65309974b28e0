import { useSyncExternalStore } from 'react';

let shown: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Opens a dialog above the page, which nobody can press or hear meanwhile. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // The browser would choose what closes it, because that comes first.
  dialog.querySelector<HTMLElement>('form input, [data-focus-first]')?.focus();
  dialog.addEventListener('close', forgetClosed);
  shown = [...shown.filter((other) => other !== dialog), dialog];
  forgetClosed();
}

/** For whoever has closed a dialog, or has taken one away, which no event tells. */
export function forgetClosed(): void {
  shown = shown.filter(({ open, isConnected }) => open && isConnected);
  for (const listener of listeners) listener();
}

/** The dialog above all others, if one is open: what is to be seen and pressed now has to be in it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topDialog, () => undefined);
}

const topDialog = () => shown.at(-1);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
