import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '#lib/first-interaction.ts';
import * as text from '#text/errors.ts';
import { useSubmit } from '../form/use-submit.ts';
import { toasts } from '../toast/toast-store.ts';
import { isDialogOpen } from './open-dialogs.ts';

export const loadDrawer = async () => (await import('./dialogs.tsx')).Drawer;

/** Opens a dialog, or a menu, whose module is loaded on demand. `load` is the same function at each render. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const loaded = useRef<ComponentType<Props>>(undefined);
  useEffect(() => {
    // Loaded in advance, so that the dialog opens at once, even if the network fails later or a release has replaced the file.
    const preload = async () => {
      if (navigator.onLine) loaded.current = await load().catch(() => undefined);
    };
    return onFirstInteraction(() => void preload());
  }, [load]);
  const { isPending, submit } = useSubmit(async (_: void, { isCurrent }) => {
    const wasDialogOpen = isDialogOpen();
    try {
      const dialog = await load();
      // Meanwhile the user may have left the page, or another dialog may have opened, such as the dialog to sign in again.
      if (isCurrent() && isDialogOpen() === wasDialogOpen) setDialog(() => dialog);
    } catch {
      // Some browsers cache a failed dynamic import, so only a reload helps.
      toasts.error(text.dialogNotOpened);
    }
  });
  const open = () => (loaded.current ? setDialog(() => loaded.current) : void submit());
  return { Dialog, isPending, open, close: () => setDialog(undefined) };
}
