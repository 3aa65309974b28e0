import type { Inputs, OperationId } from '@institute/sdk/contract';
import { contract } from '../generated/contract.ts';
import type { DocumentedResponses } from '../generated/responses.ts';
import type { ResolverContext } from './operation.ts';
import { type DraftResponse, errorBody, findMismatches } from './response.ts';

/** Replaces or delays the real response of an operation that is known only at run time. `Fault` is the typed form. */
export interface ForcedResponse {
  /** Without a status, the real response follows after `delayMs`. */
  status?: number | undefined;
  /** Without a body, the response has the example of the contract, or an error message that fits the status. */
  body?: unknown;
  /** Headers of the response, such as `{ 'Retry-After': '2' }`. */
  headers?: Readonly<Record<string, string>> | undefined;
  delayMs?: number | undefined;
  /** The connection breaks: `fetch` rejects. */
  networkError?: boolean | undefined;
  /** Number of requests to which the fault applies. Without it, the fault applies until `off`. */
  times?: number | undefined;
}

/** A broken connection, or without `networkError` the real response after `delayMs`. */
type NoResponse = { status?: undefined; body?: undefined } & Pick<ForcedResponse, 'networkError'>;

/** A documented status with the body that belongs to it. Without a body, the example of the contract or a message that fits the status. */
export type FaultResponse<Id extends OperationId> = Pick<ForcedResponse, 'delayMs' | 'headers'> & (DocumentedResponses[Id] | NoResponse);

export type Fault<Id extends OperationId> = FaultResponse<Id> & Pick<ForcedResponse, 'times'>;

/** The argument of a fault function: among others the validated input, the data, the viewer and the time. */
export type FaultContext<Id extends OperationId> = ResolverContext<Inputs[Id]>;

/** A function decides each time, so there is no `times`. */
type Decision<Id extends OperationId> = (FaultResponse<Id> & { times?: undefined }) | undefined;

/** Decides at each valid request whether to replace the response. Returns undefined to let the request through. */
export type FaultFunction<Id extends OperationId> = (context: FaultContext<Id>) => Decision<Id> | Promise<Decision<Id>>;

export interface ActiveFault extends ForcedResponse {
  operation: string;
}

interface Entry<Id extends OperationId> {
  fault: ForcedResponse | FaultFunction<Id>;
  timesLeft: number;
}

export class Faults {
  /** The faults of each operation, the newest first. */
  #entries: { [Id in OperationId]?: Entry<Id>[] } = {};

  add<Id extends OperationId>(operation: Id, fault: ForcedResponse | FaultFunction<Id>): void {
    const { times = Number.POSITIVE_INFINITY } = assertForced(operation, typeof fault === 'function' ? {} : fault);
    this.#entries = { ...this.#entries, [operation]: [{ fault, timesLeft: times }, ...(this.#entries[operation] ?? [])] };
  }

  remove(operation?: OperationId): void {
    if (operation === undefined) this.#entries = {};
    else delete this.#entries[operation];
  }

  /** The newest fault of an operation, which is counted as used. */
  take<Id extends OperationId>(operation: Id): ForcedResponse | FaultFunction<Id> | undefined {
    const [entry, ...older]: Entry<Id>[] = this.#entries[operation] ?? [];
    if (!entry) return undefined;
    entry.timesLeft -= 1;
    if (entry.timesLeft <= 0) this.#entries = { ...this.#entries, [operation]: older };
    return entry.fault;
  }

  list(): ActiveFault[] {
    return Object.entries<Entry<never>[]>(this.#entries).flatMap(([operation, entries]) =>
      entries.flatMap(({ fault, timesLeft }) => {
        if (typeof fault === 'function') return [];
        return [{ ...fault, operation, ...(Number.isFinite(timesLeft) && { times: timesLeft }) }];
      }),
    );
  }
}

/** Whether a fault replaces the response. Any other fault delays the response or adds headers to it. */
export function replacesResponse({ status, networkError }: ForcedResponse): boolean {
  return status !== undefined || networkError === true;
}

const messages: Record<number, string> = {
  400: 'The request does not match the contract.',
  401: 'Your session has ended. Please login again.',
  403: 'Your account may not do this.',
  404: 'We could not find it.',
  409: 'Such a record already exists.',
  413: 'The file is too large.',
  415: 'This kind of file is not accepted.',
  422: 'Please correct the input.',
  429: 'Too many requests. Please wait a moment.',
  503: 'The server is busy. Please try again.',
};

export function draftForced(id: OperationId, { status = contract[id].status, body }: ForcedResponse): DraftResponse {
  if (body !== undefined) return { status, body };
  if (status === contract[id].status) return { status, body: contract[id].example };
  return { status, body: errorBody(messages[status] ?? 'Something went wrong on our side. Please try again.') };
}

export function requireOperation(name: string): OperationId {
  if (!Object.hasOwn(contract, name)) throw new Error(`The contract has no operation '${name}'.`);
  return name as OperationId;
}

const faultOptions = ['status', 'body', 'headers', 'delayMs', 'networkError', 'times'];

/** Returns the fault. Throws an Error if the fault or the name of the operation is wrong. */
export function assertForced(operation: string, fault: ForcedResponse): ForcedResponse {
  const id = requireOperation(operation);
  const { status, body, headers, times = 1 } = fault;
  const unknown = Object.keys(fault).find((name) => !faultOptions.includes(name));
  if (unknown !== undefined)
    throw new Error(`The fault of ${id} has an unknown option '${unknown}'. There are ${faultOptions.join(', ')}.`);
  if (!Number.isInteger(times) || times < 1) throw new Error(`'times' of the fault of ${id} must be a whole number from 1.`);
  try {
    new Headers(headers);
  } catch {
    throw new Error(`The fault of ${id} has headers that HTTP does not allow.`);
  }
  if (status === undefined && body !== undefined) throw new Error(`The fault of ${id} has a body but no status.`);
  const problem = status === undefined ? '' : findMismatches(contract[id], draftForced(id, fault)).join('; ');
  if (problem) throw new Error(`The fault of ${id} with status ${status} breaks the contract: ${problem}`);
  return fault;
}
