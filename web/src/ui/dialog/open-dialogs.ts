import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

/** The content of each open dialog, the topmost last. */
const openDialogs = createStore<readonly HTMLElement[]>([]);

/** True while a closed dialog has not given the focus back to the page yet. */
let isReturning = false;

/** Milliseconds. The focus comes back in a separate task, or not at all if the page has unmounted with the dialog. */
const returnMs = 100;

/** Puts a dialog on top. Returns a function that removes it. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => {
    openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
    isReturning = true;
    setTimeout(() => {
      isReturning = false;
    }, returnMs);
  };
}

export const isDialogOpen = (): boolean => openDialogs.get().length > 0;

/** True while the focus is in a dialog, and until it is back on the page: the element that opened the dialog must not be replaced. */
export const isFocusAway = (): boolean => isReturning || isDialogOpen();

/** The topmost open dialog. Users cannot reach elements outside of it. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
}

const topDialog = () => openDialogs.get().at(-1);
