import { SdkError } from '@institute/sdk';
import { useRef, useState } from 'react';

/** Runs an async action, one at a time: calls while it is pending do nothing. */
export function useSubmit<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  // State would be too late for a second click before the next render.
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const submit = async (...args: Args): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    try {
      await action(...args);
    } catch (error) {
      // The query client has shown a toast for errors of the API.
      if (!(error instanceof SdkError)) throw error;
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  return { isPending, submit };
}
