import type { OperationContract } from './contract.ts';
import { assertForced } from './respond.ts';

/** A response instead of the real one, as the engine handles it. `Fault` in `../faults.ts` is its typed form. */
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

type Decision = ForcedResponse | undefined;

/** Decides at each valid request. Returns undefined to let the request through. */
export type FaultFunction<Context> = (context: Context) => Decision | Promise<Decision>;

/** A fault that is still in force. */
export interface ActiveFault extends ForcedResponse {
  operation: string;
}

interface Entry<Context> {
  fault: ForcedResponse | FaultFunction<Context>;
  timesLeft: number;
}

/** The faults in force, by operation. `Contexts` holds the type of the argument of each operation's functions. */
export class Faults<Contexts> {
  #entries: { [Id in keyof Contexts]?: Entry<Contexts[Id]>[] } = {};
  readonly #contract: { readonly [Id in keyof Contexts]: OperationContract };

  constructor(contract: { readonly [Id in keyof Contexts]: OperationContract }) {
    this.#contract = contract;
  }

  /** Adds a fault before the older ones of its operation. Throws an Error when it breaks the contract. */
  add<Id extends keyof Contexts & string>(operation: Id, fault: ForcedResponse | FaultFunction<Contexts[Id]>): void {
    assertForced(operation, this.#contract[operation], typeof fault === 'function' ? {} : fault);
    const times = typeof fault === 'function' ? undefined : fault.times;
    this.#entries[operation] = [{ fault, timesLeft: times ?? Number.POSITIVE_INFINITY }, ...(this.#entries[operation] ?? [])];
  }

  /** Removes the faults of an operation, or all of them. */
  remove(operation?: keyof Contexts): void {
    if (operation === undefined) this.#entries = {};
    else delete this.#entries[operation];
  }

  /** The newest fault of an operation, which is counted as used. */
  take<Id extends keyof Contexts>(operation: Id): ForcedResponse | FaultFunction<Contexts[Id]> | undefined {
    const [entry, ...older] = this.#entries[operation] ?? [];
    if (!entry) return undefined;
    entry.timesLeft -= 1;
    if (entry.timesLeft <= 0) this.#entries[operation] = older;
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
export function withScenarioFault(fault: Decision, scenarioFault: Decision): Decision {
  if (!fault || !scenarioFault) return fault ?? scenarioFault;
  if (replacesResponse(fault)) return fault;
  return { ...scenarioFault, delayMs: fault.delayMs, headers: { ...scenarioFault.headers, ...fault.headers } };
}
