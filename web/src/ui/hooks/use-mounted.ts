import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks still stands, for answers that come later. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
