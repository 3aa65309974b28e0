import type { OperationId } from '@institute/sdk/contract';
import type { ForcedResponse } from '../core/faults.ts';
import { assertForced } from '../core/respond.ts';
import type { Scenario as EngineScenario } from '../core/scenario.ts';
import type { Db } from '../db/db.ts';
import type { FaultResponse } from '../faults.ts';
import { contract } from '../generated/contract.ts';

/** A named state of the institute's API: other data, other timing, or faults. */
export type Scenario = EngineScenario<Db>;

/** What `defineScenario` takes. */
export interface ScenarioOptions extends Omit<Scenario, 'fault'> {
  /** Responses that replace the real ones, by operation. */
  faults?: { [Id in OperationId]?: FaultResponse<Id> };
}

/** Defines a scenario. Throws an Error when a fault breaks the contract. */
export function defineScenario({ faults, ...scenario }: ScenarioOptions): Scenario {
  if (!/^[\w-]+$/.test(scenario.name) || scenario.name === 'reset')
    throw new Error(`'${scenario.name}' is not the name of a scenario: use letters, digits and hyphens, and not 'reset'.`);
  if (!faults) return scenario;
  const byOperation = new Map<string, ForcedResponse>(Object.entries(faults));
  for (const id of Object.keys(faults) as OperationId[]) assertForced(id, contract[id], faults[id] ?? {});
  return { ...scenario, fault: (operation) => byOperation.get(operation) };
}
