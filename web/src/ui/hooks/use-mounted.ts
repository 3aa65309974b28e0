import { type RefObject, useEffect, useRef } from 'react';

/** A ref that is true while the component is mounted, for use after an await. */
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
