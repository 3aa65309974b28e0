import { type Attempt, attempt, attemptAsync } from './attempt.ts';
import { authenticate } from './authenticate.ts';
import type { Clock } from './clock.ts';
import type { ApiDefinition, ResolverContext, ViewerRecord } from './definition.ts';
import { errorBody, HttpError } from './errors.ts';
import { type FaultFunction, type ForcedResponse, replacesResponse, withScenarioFault } from './faults.ts';
import type { Journal } from './journal.ts';
import { parseRequest } from './parse-request.ts';
import { draftForced, draftResponse, toResponse } from './respond.ts';
import type { Scenario } from './scenario.ts';
import type { Store } from './store.ts';
import { type DraftResponse, validateResponse } from './validate-response.ts';

/** What the pipeline works with. */
export interface PipelineOptions<Inputs, Db extends object, Viewer extends ViewerRecord> {
  definition: ApiDefinition<Inputs, Db, Viewer>;
  store: Store<Db>;
  /** The current scenario with all that it extends. */
  scenario(): Omit<Scenario<Db>, 'name'>;
  /** The fault that applies to the next request of an operation, which it counts. */
  takeFault<Id extends keyof Inputs & string>(
    operation: Id,
  ): ForcedResponse | FaultFunction<ResolverContext<Inputs[Id], Db, Viewer>> | undefined;
  /** What the scenario or the failure rate forces on the next request. */
  takeScenarioFault(operation: string): ForcedResponse | undefined;
  journal: Journal<Inputs>;
  clock: Clock;
  /** Origin of pictures and of the payment page; defaults to the origin of each request. */
  origin?: string | undefined;
  /** Path between the origin and `/__mocks/` in these URLs. */
  pathPrefix?: string | undefined;
  /** Turns a response that breaks the contract into a 500 with the reason. */
  validateResponses: boolean;
}

/** Runs a request through latency, validation, authentication, faults and the resolver, and saves the store after a mutation. */
export function createPipeline<Inputs, Db extends object, Viewer extends ViewerRecord>(options: PipelineOptions<Inputs, Db, Viewer>) {
  const { definition, store, journal, clock } = options;

  return async function handleRequest<Id extends keyof Inputs & string>(
    id: Id,
    request: Request,
    pathParams: Record<string, unknown>,
  ): Promise<Response> {
    await store.ready;
    const time = clock.now();
    const fault = options.takeFault(id);
    const scenarioFault = options.takeScenarioFault(id);
    const operation = definition.contract[id];
    const input = await attemptAsync(parseRequest(operation, request, pathParams));
    await delay(store.state.settings.latencyMs + (options.scenario().latencyMs ?? 0));
    const viewer = attempt(() => authenticate(operation, definition, tokenContext(request)));

    const context: Attempt<ResolverContext<Inputs[Id], Db, Viewer>> = viewer.error
      ? viewer
      : input.error
        ? input
        : { value: createContext(request, viewer.value, input.value) };
    const decision = typeof fault === 'function' ? context.value && (await fault(context.value)) : fault;
    const forced = withScenarioFault(decision, scenarioFault);

    const respond = async (): Promise<DraftResponse> => {
      if (forced && replacesResponse(forced)) return draftForced(operation, forced);
      if (context.error) throw context.error;
      return draftResponse(operation.status, await definition.resolvers[id](context.value), operation.html === true);
    };

    const draft = await respond().catch(draftError);
    if (operation.method !== 'GET') await store.save();
    await delay(forced?.delayMs ?? 0);
    const sent = validated(id, draft);
    const response = forced?.networkError ? Response.error() : toResponse(sent, forced?.headers);
    journal.add({ operation: id, request, time, viewer: viewer.value, input: input.value, response, body: sent.body, forced });
    return response;
  };

  function tokenContext(request: Request) {
    const { db, settings } = store.state;
    return { request, tokensExpired: options.scenario().tokensExpired === true, db, settings, now: clock.now() };
  }

  function createContext<Input>(request: Request, viewer: Viewer | undefined, input: Input): ResolverContext<Input, Db, Viewer> {
    const siteOrigin = options.origin ?? new URL(request.url).origin;
    const origin = siteOrigin + (options.pathPrefix ?? '');
    return { db: store.state.db, input, viewer, origin, appOrigin: callerOrigin(request) ?? siteOrigin, now: clock.now() };
  }

  function draftError(error: unknown): DraftResponse {
    if (!(error instanceof HttpError)) throw error;
    return draftResponse(error.status, errorBody(error.reason));
  }

  function validated(id: keyof Inputs & string, draft: DraftResponse): DraftResponse {
    const problem = options.validateResponses ? validateResponse(definition.contract[id], draft) : undefined;
    return problem ? draftResponse(500, errorBody(`The mock of ${id} breaks the contract: ${problem}`)) : draft;
  }
}

function callerOrigin(request: Request): string | undefined {
  const origin = request.headers.get('origin');
  return origin && origin !== 'null' ? origin : undefined;
}

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
