import type { Inputs, OperationId } from '@institute/sdk/contract';
import { contract } from '../generated/contract.ts';
import type { DocumentedResponses } from '../generated/responses.ts';
import type { ResolverContext } from '../resolver.ts';
import { assertForced } from './respond.ts';

/** A response instead of the real one of an operation that is known at run time. `Fault` is its typed form. */
export interface ForcedResponse {
  /** Without a status, the real response follows after `delayMs`. */
  status?: number | undefined;
  /** The body; without one, the example of the contract or an error message that fits the status. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds before the response. */
  delayMs?: number | undefined;
  /** The connection breaks: `fetch` rejects. */
  networkError?: boolean | undefined;
  /** How often it applies; without it, until `off`. */
  times?: number | undefined;
}

interface FaultOptions {
  /** Milliseconds before the response. */
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

/**
 * A response of an operation instead of the real one: a documented status with the body that belongs to it. Without a body it has the
 * example of the contract, or a message that fits the status.
 */
export type FaultResponse<Id extends OperationId> = FaultOptions & (DocumentedResponses[Id] | NoResponse);

/** A response of an operation instead of the real one, and how often. */
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

/** A fault that is still in force. */
export interface ActiveFault extends ForcedResponse {
  operation: string;
}

interface Entry<Id extends OperationId> {
  fault: ForcedResponse | FaultFunction<Id>;
  timesLeft: number;
}

/** The faults in force, by operation. */
export class Faults {
  #entries: { [Id in OperationId]?: Entry<Id>[] } = {};

  /** Adds a fault before the older ones of its operation. Throws an Error when it breaks the contract. */
  add<Id extends OperationId>(operation: Id, fault: ForcedResponse | FaultFunction<Id>): void {
    assertForced(operation, contract[operation], typeof fault === 'function' ? {} : fault);
    const times = typeof fault === 'function' ? undefined : fault.times;
    const older: Entry<Id>[] = this.#entries[operation] ?? [];
    this.#entries = { ...this.#entries, [operation]: [{ fault, timesLeft: times ?? Number.POSITIVE_INFINITY }, ...older] };
  }

  /** Removes the faults of an operation, or all of them. */
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
