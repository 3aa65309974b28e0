import type { OperationId } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';
import { findAccountByToken, isMockToken } from '../db/token.ts';
import { contract } from '../generated/contract.ts';
import * as resolversByOperation from '../resolvers/index.ts';
import type { CallLog } from './call-log.ts';
import type { Clock } from './clock.ts';
import { draftForced, type Faults, type ForcedResponse, replacesResponse } from './faults.ts';
import type { ResolverContext, Resolvers } from './operation.ts';
import { parseRequest } from './parse-request.ts';
import { createPassThrough, type PassThroughOptions } from './pass-through.ts';
import { type DraftResponse, errorBody, findMismatches, forbidden, HttpError, ofAnyRow, toResponse, unauthorized } from './response.ts';
import type { Store } from './store.ts';

export const resolvers: Resolvers = resolversByOperation;

interface Parts {
  store: Store;
  faults: Faults;
  callLog: CallLog;
  clock: Clock;
}

export interface PipelineOptions {
  /** Origin of pictures and of the payment page; defaults to the origin of each request. */
  origin?: string | undefined;
  /** Path between the origin and `/__mocks/` in the URLs of pictures and of the payment page. */
  pathPrefix?: string | undefined;
  /** Seed of the random numbers, which decide about random failures: the same seed, the same failures. */
  seed?: number | undefined;
  /** Returns random numbers from 0 to 1, without 1, instead of the numbers from `seed`. */
  random?: (() => number) | undefined;
  /** False sends responses that break the contract too. Otherwise they become a 500 with the reason. */
  validateResponses?: boolean | undefined;
  /** Sends calls to a real server. A response that breaks the contract stays as it is, and `calls()` and the console say how. */
  passThrough?: PassThroughOptions | undefined;
  /** @internal The mocks respond over HTTP. */
  isServer?: boolean;
}

export interface Pipeline {
  /** Runs a request through validation, latency, authentication, faults and the resolver, and saves the store after a mutation. */
  handleRequest<Id extends OperationId>(id: Id, request: Request, pathParams: Record<string, unknown>): Promise<Response>;
  /** Resets the count of requests and the random numbers. */
  restart(): void;
}

export function createPipeline({ store, faults, callLog, clock }: Parts, options: PipelineOptions): Pipeline {
  let requestCount = 0;
  let random = createRandom(options);
  const passThrough = options.passThrough && createPassThrough(options.passThrough, options.isServer);
  const warn = createWarn();

  return {
    async handleRequest(id, request, pathParams) {
      await store.ready;
      const time = clock.now();
      const fault = faults.take(id);
      const scenarioFault = takeScenarioFault(id);
      const operation = contract[id];
      // If the input and the token are both wrong, the error of the token counts. Errors other than an HttpError are bugs.
      let error: unknown;
      const fail = (reason: unknown) => {
        if (!(reason instanceof HttpError)) throw reason;
        error = reason;
        return undefined;
      };
      const toReal = passThrough?.has(id) ? request.clone() : undefined;
      const input = await parseRequest(operation, request, pathParams).catch(fail);
      await delay(store.state.settings.latencyMs + (store.scenario.latencyMs ?? 0));
      let viewer: Account | undefined;
      try {
        viewer = authenticate(id, request);
      } catch (reason) {
        // The mocks do not know the tokens of the real server.
        if (!toReal || !(reason instanceof HttpError)) fail(reason);
      }

      const context = error || input === undefined ? undefined : createContext(request, viewer, input);
      const decision = typeof fault === 'function' ? context && (await fault(context)) : fault;
      const forced = withScenarioFault(decision, scenarioFault);

      const replacement = forced && replacesResponse(forced) ? draftForced(id, forced) : undefined;
      const respond = async (): Promise<DraftResponse> => {
        if (!context) throw error;
        return { status: operation.status, body: await resolvers[id](context) };
      };

      const call = { operation: id, request, time, viewer, input, forced };
      if (passThrough && toReal && !replacement) {
        const { response, body, mismatches } = await passThrough.send(id, toReal, pathParams);
        await delay(forced?.delayMs ?? 0);
        if (response.type !== 'error') for (const [name, value] of Object.entries(forced?.headers ?? {})) response.headers.set(name, value);
        for (const mismatch of mismatches) warn(`${id} ${response.status}: ${mismatch}`);
        callLog.add({ ...call, response, body, mismatch: mismatches.join('; ') || undefined, isPassedThrough: true });
        return response;
      }

      const draft = replacement ?? (await respond().catch(draftError));
      if (operation.method !== 'GET') await store.save();
      await delay(forced?.delayMs ?? 0);
      const sent = validated(id, draft);
      const response = forced?.networkError ? Response.error() : toResponse(sent, forced?.headers);
      callLog.add({ ...call, response, body: sent.body });
      return response;
    },
    restart() {
      requestCount = 0;
      random = createRandom(options);
    },
  };

  /** The fault of the scenario or of the failure rate for the next request. */
  function takeScenarioFault(id: OperationId): ForcedResponse | undefined {
    requestCount += 1;
    return store.scenario.fault?.(id, requestCount) ?? (store.state.settings.failureRate > random() ? { status: 503 } : undefined);
  }

  /** The account that the token belongs to, if the operation takes a token. Throws 401 or 403. */
  function authenticate(id: OperationId, { headers }: Request): Account | undefined {
    const { security = [], roles = [], isTokenOptional } = contract[id];
    if (security.length === 0) return undefined;
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (!token) {
      if (isTokenOptional) return undefined;
      throw unauthorized('Please login first.');
    }
    if (store.scenario.tokensExpired) throw unauthorized();
    // Admin tokens are issued elsewhere, so any token that the mocks did not issue counts as one.
    if (security.includes('adminBearer') && !isMockToken(token)) return undefined;
    const { db, settings } = store.state;
    // The mocks cannot know whose token it is, because the real server has issued it.
    if (passThrough?.has('login') && !passThrough.has(id) && !isMockToken(token))
      return db.accounts.find(({ role }) => roles.length === 0 || roles.includes(role));
    const account = findAccountByToken(db, token, { now: clock.now(), lifetimeMs: settings.tokenLifetimeMs });
    if (!account) throw unauthorized();
    if (roles.length > 0 && !roles.includes(account.role)) throw forbidden();
    return account;
  }

  function createContext<Input>(request: Request, viewer: Account | undefined, input: Input): ResolverContext<Input> {
    const siteOrigin = options.origin ?? new URL(request.url).origin;
    const caller = request.headers.get('origin');
    const appOrigin = caller && caller !== 'null' ? caller : siteOrigin;
    return { db: store.state.db, input, viewer, origin: siteOrigin + (options.pathPrefix ?? ''), appOrigin, now: clock.now() };
  }

  function validated(id: OperationId, draft: DraftResponse): DraftResponse {
    const problem = options.validateResponses === false ? '' : findMismatches(contract[id], draft).join('; ');
    return problem ? { status: 500, body: errorBody(`The mock of ${id} breaks the contract: ${problem}`) } : draft;
  }
}

function draftError(error: unknown): DraftResponse {
  if (!(error instanceof HttpError)) throw error;
  return { status: error.status, body: errorBody(error.reason) };
}

/** The fault of an operation, or else the fault of the scenario. A fault that only delays is added to the fault of the scenario. */
function withScenarioFault(fault: ForcedResponse | undefined, scenarioFault: ForcedResponse | undefined): ForcedResponse | undefined {
  if (!fault || !scenarioFault) return fault ?? scenarioFault;
  if (replacesResponse(fault)) return fault;
  return { ...scenarioFault, delayMs: fault.delayMs, headers: { ...scenarioFault.headers, ...fault.headers } };
}

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}

/** Prints what comes again only the tenth, the hundredth … time, so that it does not hide what is new. */
function createWarn(): (line: string) => void {
  const counts = new Map<string, number>();
  return (line) => {
    const field = ofAnyRow(line);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (/^10*$/.test(String(count))) console.warn(count === 1 ? line : `${line} (${count} times)`);
  };
}

/** The generator mulberry32: the same numbers for the same seed. */
function createRandom({ seed, random }: PipelineOptions): () => number {
  if (random || seed === undefined) return random ?? Math.random;
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
