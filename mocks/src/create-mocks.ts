import type { Inputs, OperationId } from '@institute/sdk/contract';
import type { RequestHandler } from 'msw';
import type { Clock } from './core/clock.ts';
import { createEngine, type EngineOptions } from './core/engine.ts';
import type { ActiveFault, ForcedResponse } from './core/faults.ts';
import type { Call, WaitOptions } from './core/journal.ts';
import type { Store } from './core/store.ts';
import type { Db } from './db/db.ts';
import { type InstituteTask, instituteTasks, type PendingTask, pendingTasks } from './db/institute-tasks.ts';
import { type SignedIn, signIn } from './db/sign-in.ts';
import { expireTokens } from './db/token.ts';
import type { Fault, FaultFunction } from './faults.ts';
import { createImageHandlers } from './image-handlers.ts';
import { institute } from './institute.ts';
import type { Scenario } from './scenarios/define-scenario.ts';
import type { ScenarioName } from './scenarios/index.ts';
import { createSnapshot, parseSnapshot, type Snapshot } from './snapshot.ts';

/** Options of `createMocks`. */
export interface MocksOptions extends EngineOptions<Db> {
  /** Scenarios of your own, made with `defineScenario`. */
  scenarios?: readonly Scenario[] | undefined;
  scenario?: ScenarioName | undefined;
}

/** The whole API in memory, and what steers and observes it. */
export interface Mocks {
  /** MSW handlers for every operation and for the pictures in the responses. */
  handlers: RequestHandler[];
  /** The data, and where it is stored. */
  store: Store<Db>;
  /** Creation times and the expiry of tokens follow it. */
  clock: Clock;
  /** Names and descriptions of all scenarios. */
  scenarios: { name: string; description: string }[];
  /** Replaces or delays the responses of an operation. The newest of several faults applies. Throws when it breaks the contract. */
  on<Id extends OperationId>(operation: Id, fault: Fault<Id> | FaultFunction<Id>): void;
  /** As `on`, for an operation whose name is not known before run time. Throws for an unknown one too. */
  force(operation: string, fault: ForcedResponse): void;
  /** Ends the faults of an operation, or all of them. */
  off(operation?: OperationId): void;
  /** The faults in force, without functions. */
  faults(): ActiveFault[];
  /** The calls since the last reset, the oldest first; of one operation with typed inputs. Passwords and tokens are `•••`. */
  calls(): Call[];
  calls<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[];
  /** Forgets all calls. */
  clearCalls(): void;
  /** Resolves with the first call of an operation that matches, made already or to come. Rejects after 5 seconds. */
  waitForCall<Id extends OperationId>(operation: Id, options?: WaitOptions<Inputs[Id]>): Promise<Call<Inputs[Id]>>;
  /** A token and its user without a password, as the response of `login` has them. Rejects for an unknown account. */
  signIn(accountId: string): Promise<SignedIn>;
  /** Ends the sessions of an account, or of all: their tokens get a 401. Later sign-ins are valid. Rejects for an unknown account. */
  expireTokens(accountId?: string): Promise<void>;
  /** What the institute does outside the API: each takes the id of a record. Rejects for an unknown record and for one that is done. */
  institute: Record<InstituteTask, (id: string) => Promise<void>> & {
    /** Everything that waits for the institute. */
    pending(): PendingTask[];
  };
  /**
   * Returns to the start: data, settings, faults, calls, clock and random numbers. Without a name to that of the option `scenario`, or to
   * the seed. Rejects for an unknown scenario.
   */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Data and settings as plain JSON, without passwords that users typed. */
  save(): Snapshot;
  /** Replaces data and settings with saved ones, and begins again otherwise as `reset` does. Rejects when the value is not a saved scenario. */
  load(snapshot: unknown): Promise<void>;
}

/** Creates the mocks. */
export function createMocks(options: MocksOptions): Mocks {
  const { handlers, store, clock, scenarios, faults, journal, reset, load } = createEngine(institute, options);
  const carryOut = (task: InstituteTask) => async (id: string) => {
    instituteTasks[task](store.state.db, id);
    await store.save();
  };
  function calls(): Call[];
  function calls<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[];
  function calls(operation?: OperationId): Call[] {
    return operation === undefined ? journal.all() : journal.of(requireOperation(operation));
  }
  return {
    handlers: [...createImageHandlers(store), ...handlers],
    store,
    clock,
    scenarios: scenarios.list(),
    on: (operation, fault) => faults.add(operation, fault),
    force: (operation, fault) => faults.add(requireOperation(operation), fault),
    off: (operation) => faults.remove(operation && requireOperation(operation)),
    faults: () => faults.list(),
    calls,
    clearCalls: () => journal.clear(),
    waitForCall: (operation, waitOptions) => journal.waitFor(requireOperation(operation), waitOptions),
    async signIn(accountId) {
      const signedIn = signIn(store.state.db, accountId, clock.now());
      await store.save();
      return signedIn;
    },
    async expireTokens(accountId) {
      expireTokens(store.state.db, accountId);
      await store.save();
    },
    institute: {
      pending: () => pendingTasks(store.state.db),
      declareResult: carryOut('declareResult'),
      verifyMarksheet: carryOut('verifyMarksheet'),
      verifyTransaction: carryOut('verifyTransaction'),
      endBatch: carryOut('endBatch'),
    },
    reset,
    save: () => createSnapshot(store.state),
    load: async (snapshot) => load(parseSnapshot(snapshot)),
  };
}

/** Throws an Error for a name that the contract does not have, such as one with a typo. */
export function requireOperation<Id extends OperationId>(name: Id): Id;
export function requireOperation(name: string): OperationId;
export function requireOperation(name: string): OperationId {
  if (!isOperationId(name)) throw new Error(`The contract has no operation '${name}'.`);
  return name;
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(institute.contract, name);
}

/** Returns to the seed, or to the start of a scenario. */
export function resetDb(mocks: Mocks, scenario?: ScenarioName): Promise<void> {
  return mocks.reset(scenario);
}
