import type { Inputs, OperationId } from '@institute/sdk/contract';
import { http, type RequestHandler } from 'msw';
import { type Call, CallLog, type WaitOptions } from './core/call-log.ts';
import { type Clock, createClock, type Duration, toMilliseconds, toTime } from './core/clock.ts';
import { type ActiveFault, type Fault, type FaultFunction, Faults, type ForcedResponse, requireOperation } from './core/faults.ts';
import { createPipeline, type Pipeline, type PipelineOptions } from './core/pipeline.ts';
import { errorBody, jsonResponse } from './core/response.ts';
import { type Scenario, ScenarioList } from './core/scenario.ts';
import { type Settings, type StateStorage, Store } from './core/store.ts';
import type { Db } from './db/db.ts';
import { type InstituteTask, instituteTasks, type PendingTask, pendingTasks } from './db/institute-tasks.ts';
import { expireTokens, type SignedIn, signIn } from './db/token.ts';
import { createImageHandlers } from './documents/images.ts';
import { contract } from './generated/contract.ts';
import { builtInScenarios, type ScenarioName } from './scenarios.ts';
import { createSnapshot, parseSnapshot, type Snapshot } from './snapshot.ts';

export interface MocksOptions extends PipelineOptions {
  /** URL of the API with its version prefix; a path for a server. */
  baseUrl: string;
  /** Stores the state between reloads; without it the state lives in memory only. */
  storage?: StateStorage | undefined;
  /** Scenarios of your own, made with `defineScenario`. */
  scenarios?: readonly Scenario[] | undefined;
  /** The scenario to start in, unless the storage holds another. */
  scenario?: ScenarioName | undefined;
  /** The time at which the clock stands, until `clock.advance`. Without it, the clock runs. */
  now?: Date | string | undefined;
  /** Latency and failures after every reset. */
  settings?: Partial<Pick<Settings, 'latencyMs' | 'failureRate'>> | undefined;
  /** How long a token is valid: '15m'. Without it, only `expireTokens` ends a token. */
  tokenLifetime?: Duration | undefined;
}

/** The whole API in memory, and the functions that control and observe it. */
export interface Mocks {
  /** MSW handlers for every operation and for the pictures in the responses. */
  handlers: RequestHandler[];
  store: Store;
  /** Creation times and the expiry of tokens follow this clock. */
  clock: Clock;
  scenarios: { name: string; description: string }[];
  /** Replaces or delays the responses of an operation. The newest of several faults applies. Throws when the fault breaks the contract. */
  on<Id extends OperationId>(operation: Id, fault: Fault<Id> | FaultFunction<Id>): void;
  /** As `on`, for an operation whose name is not known before run time. Throws for an unknown name too. */
  force(operation: string, fault: ForcedResponse): void;
  /** Ends the faults of an operation, or all of them. */
  off(operation?: OperationId): void;
  /** The faults in force, without functions. */
  faults(): ActiveFault[];
  /** The calls since the last reset, the oldest first. The calls of one operation have typed inputs. Passwords and tokens are `•••`. */
  calls(): Call[];
  calls<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[];
  clearCalls(): void;
  /** Resolves with the first call of an operation that matches, an earlier call or a later one. Rejects after 5 seconds by default. */
  waitForCall<Id extends OperationId>(operation: Id, options?: WaitOptions<Inputs[Id]>): Promise<Call<Inputs[Id]>>;
  /** A token and its user without a password, as the response of `login` has them. Rejects for an unknown account. */
  signIn(accountId: string): Promise<SignedIn>;
  /** Ends the sessions of an account, or of all: their tokens get a 401. Later sign-ins are valid. Rejects for an unknown account. */
  expireTokens(accountId?: string): Promise<void>;
  /** Tasks of the institute outside the API. Each takes the id of a record, and rejects for an unknown record and for a task that is done. */
  institute: Record<InstituteTask, (id: string) => Promise<void>> & {
    pending(): PendingTask[];
  };
  /**
   * Returns to the start: data, settings, faults, calls, clock and random numbers. Without a name it
   * returns to the scenario of the option `scenario`, or to the seed. Rejects for an unknown scenario.
   */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Data and settings as plain JSON, without passwords that users typed. */
  save(): Snapshot;
  /** Replaces data and settings with saved ones, and resets faults, calls and random numbers. Rejects a value that is not a saved scenario. */
  load(snapshot: unknown): Promise<void>;
}

export function createMocks(options: MocksOptions): Mocks {
  const scenarios = new ScenarioList([...builtInScenarios, ...(options.scenarios ?? [])]);
  const store = new Store(scenarios, initialSettings(options), options.storage);
  const faults = new Faults();
  const callLog = new CallLog();
  const clock = createClock(store);
  const pipeline = createPipeline({ store, faults, callLog, clock }, options);

  const restart = () => {
    faults.remove();
    callLog.clear();
    pipeline.restart();
  };
  const change = async <Result>(action: (db: Db) => Result): Promise<Result> => {
    const result = action(store.state.db);
    await store.save();
    return result;
  };
  const carryOut = (task: InstituteTask) => (id: string) => change((db) => instituteTasks[task](db, id));
  function calls(): Call[];
  function calls<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[];
  function calls(operation?: OperationId): Call[] {
    return operation === undefined ? callLog.all() : callLog.of(requireOperation(operation));
  }
  return {
    handlers: [...createImageHandlers(store), ...createApiHandlers(options.baseUrl, pipeline)],
    store,
    clock,
    scenarios: scenarios.list(),
    on: (operation, fault) => faults.add(operation, fault),
    force: (operation, fault) => faults.add(requireOperation(operation), fault),
    off: (operation) => faults.remove(operation && requireOperation(operation)),
    faults: () => faults.list(),
    calls,
    clearCalls: () => callLog.clear(),
    waitForCall(operation, waitOptions) {
      requireOperation(operation);
      return callLog.waitFor(operation, waitOptions);
    },
    signIn: (accountId) => change((db) => signIn(db, accountId, clock.now())),
    expireTokens: (accountId) => change((db) => expireTokens(db, accountId)),
    institute: {
      pending: () => pendingTasks(store.state.db),
      declareResult: carryOut('declareResult'),
      verifyMarksheet: carryOut('verifyMarksheet'),
      verifyTransaction: carryOut('verifyTransaction'),
      endBatch: carryOut('endBatch'),
    },
    async reset(name = options.scenario) {
      scenarios.find(name);
      restart();
      await store.reset(name);
    },
    save: () => createSnapshot(store.state),
    async load(snapshot) {
      const state = parseSnapshot(snapshot);
      scenarios.find(state.settings.scenario);
      restart();
      await store.replace(state);
    },
  };
}

function initialSettings({ scenario, settings, now, tokenLifetime }: MocksOptions) {
  return {
    scenario,
    ...settings,
    ...(now !== undefined && { stoppedAt: toTime(now) }),
    ...(tokenLifetime !== undefined && { tokenLifetimeMs: toMilliseconds(tokenLifetime) }),
  };
}

/** Unknown paths under the base URL get a 404. */
function createApiHandlers(baseUrl: string, { handleRequest }: Pipeline): RequestHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  const handlers = (Object.keys(contract) as OperationId[]).map((id) => {
    const { method, path } = contract[id];
    const route = base + path.replace(/\{(\w+)\}/g, ':$1');
    return http[method.toLowerCase() as Lowercase<typeof method>](route, ({ request, params }) => handleRequest(id, request, params));
  });
  const notFoundHandler = http.all(`${base}/*`, ({ request }) =>
    jsonResponse(404, errorBody(`The contract has no ${request.method} ${new URL(request.url).pathname}.`)),
  );
  return [...handlers, notFoundHandler];
}

/** Returns to the seed, or to the start of a scenario. */
export function resetDb(mocks: Mocks, scenario?: ScenarioName): Promise<void> {
  return mocks.reset(scenario);
}
