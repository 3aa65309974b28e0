import { useEffect, useRef } from 'react';

/** Makes a promise cancellable: `cancel`, or unmounting, resolves it at once with undefined. The work itself goes on. */
export function useCancellable() {
  const resolveRef = useRef<() => void>(undefined);
  const cancel = () => resolveRef.current?.();
  useEffect(() => () => resolveRef.current?.(), []);
  const cancellable = <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    const cancelled = new Promise<undefined>((resolve) => {
      resolveRef.current = () => resolve(undefined);
    });
    return Promise.race([work, cancelled]);
  };
  return { cancel, cancellable };
}
