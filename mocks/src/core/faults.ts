import type { Inputs, OperationId } from '@institute/sdk/contract';
import { contract } from '../generated/contract.ts';
import type { DocumentedResponses } from '../generated/responses.ts';
import type { ResolverContext } from '../resolver.ts';
import type { OperationContract } from './contract.ts';
import { errorBody } from './errors.ts';
import { draftResponse } from './respond.ts';
import { type DraftResponse, validateResponse } from './validate-response.ts';

/** A response instead of the real one of an operation that is known at run time. `Fault` is its typed form. */
export interface ForcedResponse {
  /** Without a status, the real response follows after `delayMs`. */
  status?: number | undefined;
  /** The body; without one, the example of the contract or an error message that fits the status. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  delayMs?: number | undefined;
  /** The connection breaks: `fetch` rejects. */
  networkError?: boolean | undefined;
  /** How often it applies; without it, until `off`. */
  times?: number | undefined;
}

interface FaultOptions {
  delayMs?: number;
  /** Headers of the response, such as `{ 'Retry-After': '2' }`. */
  headers?: Readonly<Record<string, string>>;
}

/** A broken connection, or without `networkError` the real response after `delayMs`. */
interface NoResponse {
  status?: undefined;
  body?: undefined;
  networkError?: boolean;
}

/** A documented status with the body that belongs to it. Without a body, the example of the contract or a message that fits the status. */
export type FaultResponse<Id extends OperationId> = FaultOptions & (DocumentedResponses[Id] | NoResponse);

export type Fault<Id extends OperationId> = FaultResponse<Id> & {
  /** How often it applies; without it, until `off`. */
  times?: number;
};

/** What a fault function gets: the validated input, the data, the viewer and the time. */
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
  #entries: { [Id in OperationId]?: Entry<Id>[] } = {};

  /** Adds a fault before the older ones of its operation. Throws an Error when it breaks the contract. */
  add<Id extends OperationId>(operation: Id, fault: ForcedResponse | FaultFunction<Id>): void {
    assertForced(operation, contract[operation], typeof fault === 'function' ? {} : fault);
    const times = typeof fault === 'function' ? undefined : fault.times;
    const older: Entry<Id>[] = this.#entries[operation] ?? [];
    this.#entries = { ...this.#entries, [operation]: [{ fault, timesLeft: times ?? Number.POSITIVE_INFINITY }, ...older] };
  }

  remove(operation?: OperationId): void {
    if (operation === undefined) this.#entries = {};
    else delete this.#entries[operation];
  }

  /** The newest fault of an operation, which is counted as used. */
  take<Id extends OperationId>(operation: Id): ForcedResponse | FaultFunction<Id> | undefined {
    const entries: Entry<Id>[] = this.#entries[operation] ?? [];
    const [entry, ...older] = entries;
    if (!entry) return undefined;
    entry.timesLeft -= 1;
    if (entry.timesLeft <= 0) this.#entries = { ...this.#entries, [operation]: older };
    return entry.fault;
  }

  /** The faults that are not functions; of one operation the newest first. */
  list(): ActiveFault[] {
    const entries: [string, Entry<never>[]][] = Object.entries(this.#entries);
    return entries.flatMap(([operation, list]) =>
      list.flatMap(({ fault, timesLeft }) => {
        if (typeof fault === 'function') return [];
        return [{ ...fault, operation, ...(Number.isFinite(timesLeft) && { times: timesLeft }) }];
      }),
    );
  }
}

/** Whether a fault replaces the response; another one only delays it. */
export function replacesResponse({ status, networkError }: ForcedResponse): boolean {
  return status !== undefined || networkError === true;
}

/** A fault of an operation, or what the scenario forces in its place. One that only delays is added to that. */
export function withScenarioFault(
  fault: ForcedResponse | undefined,
  scenarioFault: ForcedResponse | undefined,
): ForcedResponse | undefined {
  if (!fault || !scenarioFault) return fault ?? scenarioFault;
  if (replacesResponse(fault)) return fault;
  return { ...scenarioFault, delayMs: fault.delayMs, headers: { ...scenarioFault.headers, ...fault.headers } };
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

export function draftForced(operation: OperationContract, { status = operation.status, body }: ForcedResponse): DraftResponse {
  if (body !== undefined) return draftResponse(status, body);
  if (status === operation.status) return draftResponse(status, operation.example);
  return draftResponse(status, errorBody(messages[status] ?? 'Something went wrong on our side. Please try again.'));
}

const faultOptions = new Set(['status', 'body', 'headers', 'delayMs', 'networkError', 'times']);

export function assertForced(id: string, operation: OperationContract | undefined, fault: ForcedResponse): void {
  if (!operation) throw new Error(`The contract has no operation '${id}'.`);
  const unknown = Object.keys(fault).find((name) => !faultOptions.has(name));
  if (unknown !== undefined)
    throw new Error(`The fault of ${id} has an unknown option '${unknown}'. There are ${[...faultOptions].join(', ')}.`);
  if (fault.times !== undefined && !(Number.isInteger(fault.times) && fault.times > 0))
    throw new Error(`'times' of the fault of ${id} must be a whole number from 1.`);
  assertHeaders(id, fault.headers);
  if (fault.status === undefined && fault.body !== undefined) throw new Error(`The fault of ${id} has a body but no status.`);
  if (fault.status === undefined) return;
  const problem = validateResponse(operation, draftForced(operation, fault));
  if (problem) throw new Error(`The fault of ${id} with status ${fault.status} breaks the contract: ${problem}`);
}

function assertHeaders(id: string, headers: ForcedResponse['headers']): void {
  try {
    new Headers(headers);
  } catch {
    throw new Error(`The fault of ${id} has headers that HTTP does not allow.`);
  }
}
