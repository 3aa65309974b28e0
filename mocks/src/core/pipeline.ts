import { type OperationId, operations } from '@institute/sdk/contract';
import { contract } from '../generated/contract.ts';
import { resolvers as defaultResolvers } from '../resolvers/index.ts';
import { type Fault, scenarios } from '../scenarios/index.ts';
import { authenticate } from './authenticate.ts';
import { errorBody, HttpError } from './errors.ts';
import { parseRequest } from './parse-request.ts';
import type { Store } from './store.ts';
import type { Resolver, Resolvers } from './types.ts';
import type { ResponseValidator } from './validate-response.ts';

/** Options of the request pipeline. */
export interface PipelineOptions {
  store: Store;
  /** Origin of pictures and of the payment page; defaults to the origin of each request. */
  origin?: string | undefined;
  /** Turns a response that breaks the contract into a 500 with the reason. */
  validateResponse?: ResponseValidator | undefined;
  /** Replaces the resolvers in tests. An operation without a resolver responds with the example of the contract. */
  resolvers?: Partial<Resolvers>;
}

type Params = Record<string, unknown>;

interface Result {
  status: number;
  body: unknown;
}

/** Runs a request through latency, faults, authentication, validation and the resolver, and saves the store after a mutation. */
export function createPipeline({ store, origin, validateResponse, resolvers = defaultResolvers }: PipelineOptions) {
  let requestCount = 0;

  return async function handleRequest(id: OperationId, request: Request, pathParams: Params): Promise<Response> {
    await store.ready;
    requestCount += 1;
    const { settings } = store.state;
    const scenario = settings.scenario && scenarios[settings.scenario];
    await delay(settings.latencyMs + (scenario?.latencyMs ?? 0));
    const fault = scenario?.fault?.(id, requestCount) ?? randomFault(settings.failureRate);
    const result = fault ?? (await resolve(id, request, pathParams));
    if (!fault && operations[id].method !== 'GET') await store.save();
    return toResponse(id, result);
  };

  async function resolve<Id extends OperationId>(id: Id, request: Request, pathParams: Params): Promise<Result> {
    try {
      const viewer = authenticate(id, request, store.state);
      const input = await parseRequest(id, request, pathParams);
      const requestOrigin = origin ?? new URL(request.url).origin;
      const context = {
        db: store.state.db,
        input,
        viewer,
        origin: requestOrigin,
        appOrigin: callerOrigin(request) ?? requestOrigin,
        now: new Date().toISOString(),
      };
      const resolver: Resolver<Id> | undefined = resolvers[id];
      return { status: contract[id].status, body: resolver ? await resolver(context) : contract[id].example };
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status, body: errorBody(error.reason) };
      throw error;
    }
  }

  function toResponse(id: OperationId, { status, body }: Result): Response {
    const isHtml = typeof body === 'string';
    const contentType = isHtml ? 'text/html; charset=utf-8' : 'application/json';
    const problem = validateResponse?.(id, status, contentType, body);
    if (problem) return jsonResponse(500, errorBody(`The mock of ${id} breaks the contract: ${problem}`));
    return isHtml ? new Response(body, { status, headers: { 'Content-Type': contentType } }) : jsonResponse(status, body);
  }
}

/** A response with a JSON body. */
export function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function callerOrigin(request: Request): string | undefined {
  const origin = request.headers.get('origin');
  return origin && origin !== 'null' ? origin : undefined;
}

function randomFault(rate: number): Fault | undefined {
  return Math.random() < rate ? { status: 503, body: errorBody('The server is busy. Please try again.') } : undefined;
}

function delay(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
