import { http, type RequestHandler } from 'msw';
import { type Clock, createClock, toTime } from './clock.ts';
import type { ApiDefinition, ResolverContext, ViewerRecord } from './definition.ts';
import { type Duration, toMilliseconds } from './duration.ts';
import { errorBody } from './errors.ts';
import { Faults, type ForcedResponse } from './faults.ts';
import { Journal } from './journal.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import { jsonResponse } from './respond.ts';
import { type Scenario, ScenarioList } from './scenario.ts';
import type { Settings } from './settings.ts';
import { type State, type StateStorage, Store } from './store.ts';

/** The argument of each operation's fault functions. */
export type Contexts<Inputs, Db extends object, Viewer> = { [Id in keyof Inputs]: ResolverContext<Inputs[Id], Db, Viewer> };

/** Options of an engine. */
export interface EngineOptions<Db extends object> {
  /** URL of the API with its version prefix; a path for a server. */
  baseUrl: string;
  /** Origin of pictures and of the payment page; defaults to the origin of each request. */
  origin?: string | undefined;
  /** Path between the origin and `/__mocks/` in the URLs of pictures and of the payment page. */
  pathPrefix?: string | undefined;
  /** Stores the state between reloads; without it the state lives in memory only. */
  storage?: StateStorage<Db> | undefined;
  /** Scenarios beside those of the definition. */
  scenarios?: readonly Scenario<Db>[] | undefined;
  /** The scenario to start in, unless the storage holds another. */
  scenario?: string | undefined;
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

/** A stateful API in memory, and what steers and observes it. */
export interface Engine<Inputs, Db extends object, Viewer extends ViewerRecord> {
  handlers: RequestHandler[];
  store: Store<Db>;
  scenarios: ScenarioList<Db>;
  faults: Faults<Contexts<Inputs, Db, Viewer>>;
  journal: Journal<Inputs>;
  clock: Clock;
  /** Returns to the seed, to the start of a scenario, or without a name to that of `options.scenario`: data, settings, faults, journal, clock and random numbers. */
  reset(scenario?: string): Promise<void>;
  /** Replaces data and settings. Faults and calls end, and random numbers begin again. Rejects for an unknown scenario. */
  load(state: State<Db>): Promise<void>;
}

/** Creates an engine for an API. */
export function createEngine<Inputs, Db extends object, Viewer extends ViewerRecord>(
  definition: ApiDefinition<Inputs, Db, Viewer>,
  options: EngineOptions<Db>,
): Engine<Inputs, Db, Viewer> {
  const { origin, pathPrefix, storage, seed, validateResponses = true } = options;
  const scenarios = new ScenarioList([...definition.scenarios, ...(options.scenarios ?? [])]);
  const store = new Store<Db>({ createDb: definition.createDb, scenarios, storage, initialSettings: initialSettings(options) });
  const faults = new Faults<Contexts<Inputs, Db, Viewer>>(definition.contract);
  const journal = new Journal<Inputs>(options.maxCalls);
  const clock = createClock(store);
  const createRandom = () => options.random ?? (seed === undefined ? Math.random : seededRandom(seed));
  let random = createRandom();
  let requestCount = 0;

  const scenario = () => scenarios.find(store.state.settings.scenario);
  const takeScenarioFault = (operation: string) => {
    requestCount += 1;
    return scenario().fault?.(operation, requestCount) ?? (store.state.settings.failureRate > random() ? busy : undefined);
  };
  /** Faults, calls, random numbers and the count of requests begin again. */
  const restart = () => {
    faults.remove();
    journal.clear();
    random = createRandom();
    requestCount = 0;
  };
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const handlers = createHandlers({
    baseUrl,
    definition,
    store,
    scenario,
    takeFault: (operation) => faults.take(operation),
    takeScenarioFault,
    journal,
    clock,
    origin,
    pathPrefix,
    validateResponses,
  });
  return {
    handlers,
    store,
    scenarios,
    faults,
    journal,
    clock,
    async reset(name = options.scenario) {
      scenarios.find(name);
      restart();
      await store.reset(name);
    },
    async load(state) {
      scenarios.find(state.settings.scenario);
      restart();
      await store.replace(state);
    },
  };
}

const busy: ForcedResponse = { status: 503, body: errorBody('The server is busy. Please try again.') };

function initialSettings<Db extends object>({ scenario, settings, now, tokenLifetime }: EngineOptions<Db>) {
  return {
    scenario,
    ...settings,
    ...(now !== undefined && { stoppedAt: toTime(now) }),
    ...(tokenLifetime !== undefined && { tokenLifetimeMs: toMilliseconds(tokenLifetime) }),
  };
}

/** MSW handlers for every operation of a contract. Unknown paths under the base URL get a 404. */
function createHandlers<Inputs, Db extends object, Viewer extends ViewerRecord>(
  options: PipelineOptions<Inputs, Db, Viewer> & { baseUrl: string },
): RequestHandler[] {
  const { baseUrl, definition } = options;
  const handleRequest = createPipeline(options);
  const operationHandlers = operationIds(definition).map((id) => {
    const { method, path } = definition.contract[id];
    const route = baseUrl + path.replace(/\{(\w+)\}/g, ':$1');
    return http[toLowerCase(method)](route, ({ request, params }) => handleRequest(id, request, params));
  });
  const notFoundHandler = http.all(`${baseUrl}/*`, ({ request }) =>
    jsonResponse(404, errorBody(`The contract has no ${request.method} ${new URL(request.url).pathname}.`)),
  );
  return [...operationHandlers, notFoundHandler];
}

/** The operationIds of a definition. */
function operationIds<Inputs>({ contract }: Pick<ApiDefinition<Inputs, object, ViewerRecord>, 'contract'>): (keyof Inputs & string)[] {
  return Object.keys(contract) as (keyof Inputs & string)[];
}

function toLowerCase(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return method.toLowerCase() as Lowercase<typeof method>;
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
