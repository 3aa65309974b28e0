import { useEffect } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { DialogControl } from '../../ui/dialog/use-dialog.ts';

/** A drawer that nobody sees must not stay open: it would keep the whole page from being used. */
export function useCloseWhenWide({ dialog }: DialogControl): void {
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dialog]);
}
