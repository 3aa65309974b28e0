import { useEffect } from 'react';
import { breakpoints } from '#theme/system.ts';
import type { DialogControl } from '#ui/dialog/use-dialog.ts';

/** Closes the drawer when the viewport is wide enough for the navigation. An open but hidden dialog would make the page inert. */
export function useCloseWhenWide({ dialog }: DialogControl): void {
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dialog]);
}
