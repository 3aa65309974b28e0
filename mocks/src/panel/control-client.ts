import createClient from 'openapi-fetch';
import { controlHeader, sessionHeader } from '../control/control-header.ts';
import type { Call, Fault, PendingTask, paths, Snapshot, Task } from '../generated/control-types.ts';

export type { Call, Fault, PendingTask, Snapshot, Task };

/** Where the control API is. */
export interface ControlOptions {
  /** URL of the control API, by default that of the mocks in this page. For a server: `http://localhost:4010/__mocks`. */
  controlUrl?: string | undefined;
  /** The session of a server. */
  session?: string | undefined;
}

/** A client of the control API, typed by `control.openapi.yaml`. */
export function createControlClient({ controlUrl = '/__mocks', session }: ControlOptions) {
  return createClient<paths>({
    baseUrl: controlUrl,
    headers: { [controlHeader]: 'panel', ...(session !== undefined && { [sessionHeader]: session }) },
  });
}

/** A client of the control API. */
export type ControlClient = ReturnType<typeof createControlClient>;

/** The data of a successful response. Throws an Error with the message of any other. */
export function unwrap<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'The mocks did not respond.');
  return data;
}
