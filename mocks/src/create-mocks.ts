import type { Inputs, OperationId } from '@institute/sdk/contract';
import { http, type RequestHandler } from 'msw';
import { type Call, CallLog, type WaitOptions } from './core/call-log.ts';
import { type Clock, createClock, toTime } from './core/clock.ts';
import { type Duration, toMilliseconds } from './core/duration.ts';
import { errorBody } from './core/errors.ts';
import { type ActiveFault, type Fault, type FaultFunction, Faults, type ForcedResponse } from './core/faults.ts';
import { createPipeline } from './core/pipeline.ts';
import { jsonResponse } from './core/respond.ts';
import { type Scenario, ScenarioList } from './core/scenario.ts';
import type { Settings } from './core/settings.ts';
import { type StateStorage, Store } from './core/store.ts';
import { type InstituteTask, instituteTasks, type PendingTask, pendingTasks } from './db/institute-tasks.ts';
import { type SignedIn, signIn } from './db/sign-in.ts';
import { expireTokens } from './db/token.ts';
import { contract } from './generated/contract.ts';
import { createImageHandlers } from './image-handlers.ts';
import { builtInScenarios, type ScenarioName } from './scenarios/index.ts';
import { createSnapshot, parseSnapshot, type Snapshot } from './snapshot.ts';

export interface MocksOptions {
  /** URL of the API with its version prefix; a path for a server. */
  baseUrl: string;
  /** Origin of pictures and of the payment page; defaults to the origin of each request. */
  origin?: string | undefined;
  /** Path between the origin and `/__mocks/` in the URLs of pictures and of the payment page. */
  pathPrefix?: string | undefined;
  /** Stores the state between reloads; without it the state lives in memory only. */
  storage?: StateStorage | undefined;
  /** Scenarios of your own, made with `defineScenario`. */
  scenarios?: readonly Scenario[] | undefined;
  /** The scenario to start in, unless the storage holds another. */
  scenario?: ScenarioName | undefined;
  /** Seed of the random numbers, which decide about random failures: the same seed, the same failures. */
  seed?: number | undefined;
  /** The time at which the clock stands, until `clock.advance`. Without it, the clock runs. */
  now?: Date | string | undefined;
  /** Random numbers from 0 to 1, instead of those of `seed`. */
  random?: Random | undefined;
  /** Latency and failures after every reset. */
  settings?: Partial<Pick<Settings, 'latencyMs' | 'failureRate'>> | undefined;
  /** How long a token is valid: '15m'. Without it, only `expireTokens` ends one. */
  tokenLifetime?: Duration | undefined;
  /** How many calls are kept, 1000 by default. */
  maxCalls?: number | undefined;
  /** False sends responses that break the contract too. Otherwise they become a 500 with the reason. */
  validateResponses?: boolean | undefined;
}

/** The whole API in memory, and what steers and observes it. */
export interface Mocks {
  /** MSW handlers for every operation and for the pictures in the responses. */
  handlers: RequestHandler[];
  store: Store;
  /** Creation times and the expiry of tokens follow it. */
  clock: Clock;
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
  clearCalls(): void;
  /** Resolves with the first call of an operation that matches, made already or to come. Rejects after 5 seconds. */
  waitForCall<Id extends OperationId>(operation: Id, options?: WaitOptions<Inputs[Id]>): Promise<Call<Inputs[Id]>>;
  /** A token and its user without a password, as the response of `login` has them. Rejects for an unknown account. */
  signIn(accountId: string): Promise<SignedIn>;
  /** Ends the sessions of an account, or of all: their tokens get a 401. Later sign-ins are valid. Rejects for an unknown account. */
  expireTokens(accountId?: string): Promise<void>;
  /** What the institute does outside the API: each takes the id of a record. Rejects for an unknown record and for one that is done. */
  institute: Record<InstituteTask, (id: string) => Promise<void>> & {
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

export function createMocks(options: MocksOptions): Mocks {
  const { origin, pathPrefix, storage, validateResponses = true } = options;
  const scenarios = new ScenarioList([...builtInScenarios, ...(options.scenarios ?? [])]);
  const store = new Store({ scenarios, storage, initialSettings: initialSettings(options) });
  const faults = new Faults();
  const callLog = new CallLog(options.maxCalls);
  const clock = createClock(store);
  const createRandom = () => options.random ?? (options.seed === undefined ? Math.random : seededRandom(options.seed));
  let random = createRandom();
  let requestCount = 0;

  const scenario = () => scenarios.find(store.state.settings.scenario);
  const takeScenarioFault = (operation: string) => {
    requestCount += 1;
    return scenario().fault?.(operation, requestCount) ?? (store.state.settings.failureRate > random() ? busy : undefined);
  };
  const restart = () => {
    faults.remove();
    callLog.clear();
    random = createRandom();
    requestCount = 0;
  };
  const handleRequest = createPipeline({
    store,
    scenario,
    takeFault: (operation) => faults.take(operation),
    takeScenarioFault,
    callLog,
    clock,
    origin,
    pathPrefix,
    validateResponses,
  });
  const carryOut = (task: InstituteTask) => async (id: string) => {
    instituteTasks[task](store.state.db, id);
    await store.save();
  };
  function calls(): Call[];
  function calls<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[];
  function calls(operation?: OperationId): Call[] {
    return operation === undefined ? callLog.all() : callLog.of(requireOperation(operation));
  }
  return {
    handlers: [...createImageHandlers(store), ...createApiHandlers(options.baseUrl, handleRequest)],
    store,
    clock,
    scenarios: scenarios.list(),
    on: (operation, fault) => faults.add(operation, fault),
    force: (operation, fault) => faults.add(requireOperation(operation), fault),
    off: (operation) => faults.remove(operation && requireOperation(operation)),
    faults: () => faults.list(),
    calls,
    clearCalls: () => callLog.clear(),
    waitForCall: (operation, waitOptions) => callLog.waitFor(requireOperation(operation), waitOptions),
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

const busy: ForcedResponse = { status: 503, body: errorBody('The server is busy. Please try again.') };

function initialSettings({ scenario, settings, now, tokenLifetime }: MocksOptions) {
  return {
    scenario,
    ...settings,
    ...(now !== undefined && { stoppedAt: toTime(now) }),
    ...(tokenLifetime !== undefined && { tokenLifetimeMs: toMilliseconds(tokenLifetime) }),
  };
}

/** Unknown paths under the base URL get a 404. */
function createApiHandlers(baseUrl: string, handleRequest: ReturnType<typeof createPipeline>): RequestHandler[] {
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

/** Throws an Error for a name that the contract does not have, such as one with a typo. */
export function requireOperation<Id extends OperationId>(name: Id): Id;
export function requireOperation(name: string): OperationId;
export function requireOperation(name: string): OperationId {
  if (!isOperationId(name)) throw new Error(`The contract has no operation '${name}'.`);
  return name;
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(contract, name);
}

/** Returns to the seed, or to the start of a scenario. */
export function resetDb(mocks: Mocks, scenario?: ScenarioName): Promise<void> {
  return mocks.reset(scenario);
}

/** Returns numbers from 0 to 1, without 1. */
type Random = () => number;

/** The generator mulberry32: the same numbers for the same seed. */
function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
