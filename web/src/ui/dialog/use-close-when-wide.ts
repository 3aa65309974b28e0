import { useEffect, useEffectEvent } from 'react';
import { breakpoints } from '#theme/system.ts';

export function useCloseWhenWide(onClose: () => void): void {
  const handleChange = useEffectEvent(({ matches }: MediaQueryListEvent) => matches && onClose());
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
    const listener = (event: MediaQueryListEvent) => handleChange(event);
    wide.addEventListener('change', listener);
    return () => wide.removeEventListener('change', listener);
  }, []);
}
