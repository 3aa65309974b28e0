import { ApiError, ParseError } from './errors.ts';
import type { ApiOptions, CallEvent } from './options.ts';

/** Emits an event of a call. `attempt` is that of the event before, unless the details have one. */
export type Emit = (type: CallEvent['type'], details: { attempt?: number; status?: number; error?: unknown; delayMs?: number }) => void;

/** Creates the function that reports the steps of a call to `onEvent`. Of an error it reports the class name and the status only. */
export function createEmit({ onEvent }: ApiOptions, call: Pick<CallEvent, 'callId' | 'operation' | 'method' | 'path' | 'fields'>): Emit {
  if (!onEvent) return () => {};
  const report = (event: CallEvent) => void (async () => onEvent(event))().catch(console.error);
  const startedAt = Date.now();
  let lastAttempt = 1;
  return (type, { error, ...details }) => {
    const event = { type, ...call, attempt: lastAttempt, durationMs: Date.now() - startedAt, ...details };
    lastAttempt = event.attempt;
    if (error === undefined) return report(event);
    const status = error instanceof ApiError || error instanceof ParseError ? { status: error.status } : {};
    report({ ...event, ...status, error: error instanceof Error ? error.name : 'Error' });
  };
}
