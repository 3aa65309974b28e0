/** What every entry point exports: the types of the mocks, scenarios of one's own, the ids of the seed, and two helpers of MSW. */
export { delay, HttpResponse, http } from 'msw';
export type { Call, WaitOptions } from './core/call-log.ts';
export type { Clock, Duration } from './core/clock.ts';
export type { Fault, FaultContext, FaultFunction, FaultResponse } from './core/faults.ts';
export type { PassThroughOptions } from './core/pass-through.ts';
export { defineScenario, type Scenario, type ScenarioOptions } from './core/scenario.ts';
export type { Settings, State, StateStorage, Store } from './core/store.ts';
export type { Mocks, MocksOptions } from './create-mocks.ts';
export type * from './db/db.ts';
export type { InstituteTask, PendingTask } from './db/institute-tasks.ts';
export { seed } from './db/seed/index.ts';
export { type SignedIn, tokenFor } from './db/token.ts';
export type { ScenarioName } from './scenarios.ts';
export type { Snapshot } from './snapshot.ts';
