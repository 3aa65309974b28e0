import type { Inputs, OperationId } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';
import { findAccountByToken, isMockToken } from '../db/token.ts';
import { contract } from '../generated/contract.ts';
import type { ResolverContext } from '../resolver.ts';
import { resolvers } from '../resolvers/index.ts';
import type { CallLog } from './call-log.ts';
import type { Clock } from './clock.ts';
import { errorBody, forbidden, HttpError, unauthorized } from './errors.ts';
import { draftForced, type FaultFunction, type ForcedResponse, replacesResponse, withScenarioFault } from './faults.ts';
import { parseRequest } from './parse-request.ts';
import { draftResponse, toResponse } from './respond.ts';
import type { Scenario } from './scenario.ts';
import type { Store } from './store.ts';
import { type DraftResponse, validateResponse } from './validate-response.ts';

export interface PipelineOptions {
  store: Store;
  /** The current scenario with all that it extends. */
  scenario(): Omit<Scenario, 'name'>;
  /** The fault that applies to the next request of an operation, which it counts. */
  takeFault<Id extends OperationId>(operation: Id): ForcedResponse | FaultFunction<Id> | undefined;
  /** What the scenario or the failure rate forces on the next request. */
  takeScenarioFault(operation: string): ForcedResponse | undefined;
  callLog: CallLog;
  clock: Clock;
  origin?: string | undefined;
  pathPrefix?: string | undefined;
  validateResponses: boolean;
}

/** Runs a request through latency, validation, authentication, faults and the resolver, and saves the store after a mutation. */
export function createPipeline(options: PipelineOptions) {
  const { store, callLog, clock } = options;

  return async function handleRequest<Id extends OperationId>(
    id: Id,
    request: Request,
    pathParams: Record<string, unknown>,
  ): Promise<Response> {
    await store.ready;
    const time = clock.now();
    const fault = options.takeFault(id);
    const scenarioFault = options.takeScenarioFault(id);
    const operation = contract[id];
    const input = await attemptAsync(parseRequest(operation, request, pathParams));
    await delay(store.state.settings.latencyMs + (options.scenario().latencyMs ?? 0));
    const viewer = attempt(() => authenticate(id, request));

    const context: Attempt<ResolverContext<Inputs[Id]>> = viewer.error
      ? viewer
      : input.error
        ? input
        : { value: createContext(request, viewer.value, input.value) };
    const decision = typeof fault === 'function' ? context.value && (await fault(context.value)) : fault;
    const forced = withScenarioFault(decision, scenarioFault);

    const respond = async (): Promise<DraftResponse> => {
      if (forced && replacesResponse(forced)) return draftForced(operation, forced);
      if (context.error) throw context.error;
      return draftResponse(operation.status, await resolvers[id](context.value), operation.html === true);
    };

    const draft = await respond().catch(draftError);
    if (operation.method !== 'GET') await store.save();
    await delay(forced?.delayMs ?? 0);
    const sent = validated(id, draft);
    const response = forced?.networkError ? Response.error() : toResponse(sent, forced?.headers);
    callLog.add({ operation: id, request, time, viewer: viewer.value, input: input.value, response, body: sent.body, forced });
    return response;
  };

  /** The account that the token belongs to, if the operation takes a token. Throws 401 or 403. */
  function authenticate(id: OperationId, { headers }: Request): Account | undefined {
    const { security = [], roles = [], isTokenOptional } = contract[id];
    if (security.length === 0) return undefined;
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (!token) {
      if (isTokenOptional) return undefined;
      throw unauthorized('Please login first.');
    }
    if (options.scenario().tokensExpired) throw unauthorized();
    // Admin tokens are issued elsewhere, so any token that the mocks did not issue counts as one.
    if (security.includes('adminBearer') && !isMockToken(token)) return undefined;
    const { db, settings } = store.state;
    const account = findAccountByToken(db, token, { now: clock.now(), lifetimeMs: settings.tokenLifetimeMs });
    if (!account) throw unauthorized();
    if (roles.length > 0 && !roles.includes(account.role)) throw forbidden();
    return account;
  }

  function createContext<Input>(request: Request, viewer: Account | undefined, input: Input): ResolverContext<Input> {
    const siteOrigin = options.origin ?? new URL(request.url).origin;
    const origin = siteOrigin + (options.pathPrefix ?? '');
    return { db: store.state.db, input, viewer, origin, appOrigin: callerOrigin(request) ?? siteOrigin, now: clock.now() };
  }

  function draftError(error: unknown): DraftResponse {
    if (!(error instanceof HttpError)) throw error;
    return draftResponse(error.status, errorBody(error.reason));
  }

  function validated(id: OperationId, draft: DraftResponse): DraftResponse {
    const problem = options.validateResponses ? validateResponse(contract[id], draft) : undefined;
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

/** Errors other than an HttpError are bugs and are thrown. */
type Attempt<T> = { value: T; error?: undefined } | { value?: undefined; error: HttpError };

function attempt<T>(action: () => T): Attempt<T> {
  try {
    return { value: action() };
  } catch (error) {
    return { error: toHttpError(error) };
  }
}

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
