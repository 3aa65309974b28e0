import { SdkError } from '@institute/sdk';
import { useRef, useState } from 'react';

/** Runs an action one at a time: pressed again while it works, nothing happens. The ref is there before the next paint. */
export function useSingleFlight<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async (...args: Args): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await act(...args);
    } catch (error) {
      // A failed call has been told by the query client.
      if (!(error instanceof SdkError)) throw error;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, run };
}
