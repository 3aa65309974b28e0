import type { Clock } from './clock.ts';
import type { OperationContract } from './contract.ts';
import type { ApiDefinition, ResolverContext, TokenContext, ViewerRecord } from './definition.ts';
import { errorBody, forbidden, HttpError, unauthorized } from './errors.ts';
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

/** A value, or the HTTP error that ended the request. Other errors are bugs and are thrown. */
type Attempt<T> = { value: T; error?: undefined } | { value?: undefined; error: HttpError };

/** Calls a function and catches its HttpError. */
function attempt<T>(action: () => T): Attempt<T> {
  try {
    return { value: action() };
  } catch (error) {
    return { error: toHttpError(error) };
  }
}

/** As `attempt`, for a promise. */
async function attemptAsync<T>(promise: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error: toHttpError(error) };
  }
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

interface AuthenticationContext<Db extends object> extends Omit<TokenContext<Db>, 'security'> {
  request: Request;
  /** Every token counts as expired. */
  tokensExpired: boolean;
}

/** The account that the token belongs to, if the operation takes a token. Throws 401 or 403. */
function authenticate<Db extends object, Viewer extends ViewerRecord>(
  operation: OperationContract,
  { findViewer }: Pick<ApiDefinition<never, Db, Viewer>, 'findViewer'>,
  { request, tokensExpired, ...context }: AuthenticationContext<Db>,
): Viewer | undefined {
  const { security = [], roles = [], isTokenOptional } = operation;
  if (security.length === 0) return undefined;
  const token = bearerToken(request);
  if (!token) {
    if (isTokenOptional) return undefined;
    throw unauthorized('Please login first.');
  }
  if (tokensExpired) throw unauthorized();
  const viewer = findViewer(token, { ...context, security });
  if (viewer && roles.length > 0 && !roles.includes(viewer.role ?? Number.NaN)) throw forbidden();
  return viewer;
}

function bearerToken({ headers }: Request): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
}
