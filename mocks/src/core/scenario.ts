import type { OperationId } from '@institute/sdk/contract';
import type { Db } from '../db/db.ts';
import { assertForced, type FaultResponse, type ForcedResponse } from './faults.ts';

/** A named state of the institute's API: other data, other timing, or faults. */
export interface Scenario {
  /** The name that `?mocks=NAME`, `--scenario NAME` and `reset('NAME')` accept. */
  name: string;
  /** One line for the developer panel. */
  description?: string;
  /** The name of a scenario that this one starts from. */
  extends?: string;
  /** Changes the data of the seed, or of the extended scenario. A scenario with this function starts with data of its own. */
  arrange?: (db: Db) => void;
  latencyMs?: number;
  tokensExpired?: boolean;
  /** Returns a response in place of the real response, or undefined for no fault. `requestCount` is 1 for the first request. */
  fault?: (operation: string, requestCount: number) => ForcedResponse | undefined;
}

export class ScenarioList {
  readonly #byName = new Map<string, Scenario>();

  /** Throws an Error for two scenarios with the same name, and for a scenario that extends an unknown scenario or itself. */
  constructor(scenarios: readonly Scenario[]) {
    for (const scenario of scenarios) {
      if (this.#byName.has(scenario.name)) throw new Error(`Two scenarios are called '${scenario.name}'.`);
      this.#byName.set(scenario.name, scenario);
    }
    for (const { name } of scenarios) this.find(name);
  }

  list(): { name: string; description: string }[] {
    return [...this.#byName.values()].map(({ name, description = '' }) => ({ name, description }));
  }

  /** A scenario together with the scenarios that it extends; empty without a name. Throws an Error for an unknown name. */
  find(name: string | undefined, extendedBy: readonly string[] = []): Omit<Scenario, 'name'> {
    if (name === undefined) return {};
    const scenario = this.#byName.get(name);
    if (!scenario) throw new Error(`There is no scenario called '${name}'. There are ${[...this.#byName.keys()].join(', ')}.`);
    if (extendedBy.includes(name)) throw new Error(`The scenario '${name}' extends itself.`);
    const base = this.find(scenario.extends, [...extendedBy, name]);
    const fault: Scenario['fault'] = (...request) => scenario.fault?.(...request) ?? base.fault?.(...request);
    const arrange = (db: Db) => {
      base.arrange?.(db);
      scenario.arrange?.(db);
    };
    return { ...base, ...scenario, fault, ...((base.arrange || scenario.arrange) && { arrange }) };
  }
}

export interface ScenarioOptions extends Omit<Scenario, 'fault'> {
  faults?: { [Id in OperationId]?: FaultResponse<Id> };
}

/** Throws an Error when a fault breaks the contract. */
export function defineScenario({ faults, ...scenario }: ScenarioOptions): Scenario {
  if (!/^[\w-]+$/.test(scenario.name) || scenario.name === 'reset')
    throw new Error(`'${scenario.name}' is not the name of a scenario: use letters, digits and hyphens, and not 'reset'.`);
  if (!faults) return scenario;
  const byOperation = new Map(Object.entries<ForcedResponse>(faults).map(([id, fault]) => [id, assertForced(id, fault)]));
  return { ...scenario, fault: (operation) => byOperation.get(operation) };
}
