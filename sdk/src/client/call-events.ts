import type { ApiOptions, CallEvent } from './options.ts';

/** Emits an event of a call. Without a number it is one of the last attempt. */
export type Emit = (type: CallEvent['type'], attempt?: number, details?: { status?: number; error?: unknown; delayMs?: number }) => void;

/** Creates the function that tells `onEvent` the steps of a call. Of an error it tells the class name only. */
export function createEmit({ onEvent }: ApiOptions, call: Pick<CallEvent, 'callId' | 'operation' | 'method' | 'path' | 'fields'>): Emit {
  if (!onEvent) return () => {};
  const startedAt = Date.now();
  let last = 1;
  return (type, attempt = last, { error, ...details } = {}) => {
    last = attempt;
    const errorName = error === undefined ? {} : { error: error instanceof Error ? error.name : 'Error' };
    onEvent({ type, ...call, attempt, durationMs: Date.now() - startedAt, ...details, ...errorName });
  };
}
