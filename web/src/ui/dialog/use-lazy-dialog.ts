import { type ComponentType, useState } from 'react';
import { useSubmit } from '../form/use-form.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { toasts } from '../toast/toast-store.ts';

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
