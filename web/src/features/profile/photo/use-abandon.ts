import { useEffect, useRef } from 'react';

/** Lets work that nobody waits for any more go on without a consequence: whoever waited gets nothing, at once. */
export function useAbandon() {
  const giveUp = useRef<() => void>(undefined);
  const abandon = () => giveUp.current?.();
  useEffect(() => () => giveUp.current?.(), []);
  const unlessAbandoned = <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    const abandoned = new Promise<undefined>((resolve) => {
      giveUp.current = () => resolve(undefined);
    });
    return Promise.race([work, abandoned]);
  };
  return { abandon, unlessAbandoned };
}
