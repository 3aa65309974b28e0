import { useChakraContext } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { DialogControl } from '../ui/use-dialog.ts';

/** A drawer that nobody sees must not stay open: it would keep the whole page from being used. */
export function useCloseWhenWide({ dialog }: DialogControl): void {
  const system = useChakraContext();
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${system.token('breakpoints.lg')})`);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dialog, system]);
}
