import { createSchema, type JsonSchema, type Schema } from '@institute/sdk/schemas';
import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import { describeFiles } from './core/call-log.ts';
import { toMilliseconds } from './core/clock.ts';
import { type ActiveFault, requireOperation } from './core/faults.ts';
import { parseJsonObject, validateInput } from './core/parse-request.ts';
import { errorBody, HttpError, jsonResponse, unauthorized } from './core/response.ts';
import type { Mocks } from './create-mocks.ts';
import { type InstituteTask, instituteTasks } from './db/institute-tasks.ts';
import { contract } from './generated/contract.ts';

export interface ControlTarget {
  mocks: Mocks;
  endSession?: (() => void) | undefined;
}

interface Route<Input, Output> {
  input: Schema<Input>;
  run(target: ControlTarget, input: Input): Output | Promise<Output>;
}

function route<Input extends object, Output>(
  properties: Record<string, JsonSchema>,
  required: (keyof Input & string)[],
  run: Route<Input, Output>['run'],
): Route<Input, Output> {
  return { input: createSchema({ type: 'object', properties, required, additionalProperties: false }), run };
}

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const milliseconds: JsonSchema = { type: 'integer', minimum: 0, maximum: 600_000 };

/** The input of a route holds the parameters of path and query, and the members of a JSON body. */
export const routes = {
  'POST /reset': route({ scenario: text }, [], ({ mocks }, { scenario }: { scenario?: string }) => mocks.reset(scenario)),
  'DELETE /session': route({}, [], ({ mocks, endSession }) => {
    endSession?.();
    return mocks.reset();
  }),
  'GET /scenario': route({}, [], ({ mocks }) => ({ scenario: settingsOf(mocks).scenario, scenarios: mocks.scenarios })),
  'PUT /scenario': route({ scenario: textOrNull }, ['scenario'], ({ mocks }, { scenario }: { scenario: string | null }) =>
    mocks.store.setScenario(scenario ?? undefined),
  ),
  'GET /state': route({}, [], ({ mocks }) => mocks.save()),
  'PUT /state': route({ format: text, settings: {}, db: {} }, [], ({ mocks }, snapshot: object) => mocks.load(snapshot)),
  'GET /faults': route({}, [], ({ mocks }) => ({ faults: mocks.faults(), operations: Object.keys(contract) })),
  'POST /faults': route(
    {
      operation: text,
      status: { type: 'integer' },
      body: {},
      headers: { type: 'object', additionalProperties: text },
      delayMs: milliseconds,
      networkError: { type: 'boolean' },
      times: { type: 'integer' },
    },
    ['operation'],
    ({ mocks }, { operation, ...fault }: ActiveFault) => mocks.force(operation, fault),
  ),
  'DELETE /faults': route({}, [], ({ mocks }) => mocks.off()),
  'DELETE /faults/:operation': route({ operation: text }, ['operation'], ({ mocks }, { operation }: { operation: string }) =>
    mocks.off(requireOperation(operation)),
  ),
  'GET /calls': route(
    { operation: text, after: { type: 'integer', minimum: 0 }, limit: { type: 'integer', minimum: 1 } },
    [],
    ({ mocks }, { operation, after = 0, limit = Number.POSITIVE_INFINITY }: { operation?: string; after?: number; limit?: number }) => {
      const calls = operation === undefined ? mocks.calls() : mocks.calls(requireOperation(operation));
      const newest = calls.filter(({ order }) => order > after).slice(-limit);
      return { calls: newest.map((call) => ({ ...call, input: describeFiles(call.input) })) };
    },
  ),
  'DELETE /calls': route({}, [], ({ mocks }) => mocks.clearCalls()),
  'GET /latency': route({}, [], ({ mocks }) => {
    const { latencyMs, failureRate } = settingsOf(mocks);
    return { latencyMs, failureRate };
  }),
  'PUT /latency': route(
    { latencyMs: milliseconds, failureRate: { type: 'number', minimum: 0, maximum: 1 } },
    [],
    ({ mocks }, input: { latencyMs?: number; failureRate?: number }) => mocks.store.updateSettings(input),
  ),
  'GET /clock': route({}, [], ({ mocks }) => {
    const { now, isStopped } = settingsOf(mocks);
    return { now, isStopped };
  }),
  'PUT /clock': route({ now: textOrNull }, ['now'], ({ mocks }, { now }: { now: string | null }) => mocks.clock.set(now ?? undefined)),
  'POST /clock': route({ by: text }, ['by'], ({ mocks }, { by }: { by: string }) => mocks.clock.advance(toMilliseconds(by))),
  'GET /institute': route({}, [], ({ mocks }) => ({ tasks: mocks.institute.pending() })),
  'POST /institute': route(
    { task: { enum: Object.keys(instituteTasks) }, id: text },
    ['task', 'id'],
    ({ mocks }, { task, id }: { task: InstituteTask; id: string }) => mocks.institute[task](id),
  ),
  'POST /sign-in': route({ accountId: text }, ['accountId'], ({ mocks }, { accountId }: { accountId: string }) => mocks.signIn(accountId)),
  'POST /expire-tokens': route({ accountId: text }, [], ({ mocks }, { accountId }: { accountId?: string }) =>
    mocks.expireTokens(accountId),
  ),
};

export type ControlRoutes = typeof routes;

/** The response of every route that has no output of its own. */
function settingsOf({ store, clock, faults }: Mocks) {
  const { scenario = null, latencyMs, failureRate, stoppedAt } = store.state.settings;
  return { scenario, latencyMs, failureRate, now: clock.now(), isStopped: stoppedAt !== undefined, faults: faults() };
}

/** The control API, under `/__mocks` of the origin. */
export function createControlHandlers(target: ControlTarget, origin: string): RequestHandler[] {
  return Object.entries<Route<object, unknown>>(routes).map(([name, { input, run }]) => {
    const [method = '', path = ''] = name.split(' ');
    const resolver: HttpResponseResolver = async ({ request, params }) => {
      try {
        checkHeader(request, name);
        const output = await run(target, validateInput(input, { ...(await readInput(request)), ...params }));
        return jsonResponse(200, output ?? settingsOf(target.mocks));
      } catch (error) {
        if (error instanceof HttpError) return jsonResponse(error.status, errorBody(error.reason));
        // `Mocks` rejects wrong arguments with an Error.
        return jsonResponse(400, errorBody(error instanceof Error ? error.message : String(error)));
      }
    };
    return http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](`${origin}/__mocks${path}`, resolver);
  });
}

/**
 * A form or an image of another website cannot send the header X-Mocks-Control. A reset by a program does not need it. Browsers send at
 * least one of Origin, Referer and Sec-Fetch-Site with a request of a page; curl and `fetch` of Node send none of them.
 */
function checkHeader({ headers }: Request, name: string): void {
  const isFromPage = ['Origin', 'Referer', 'Sec-Fetch-Site'].some((header) => headers.has(header));
  if (!headers.get('X-Mocks-Control') && (name !== 'POST /reset' || isFromPage))
    throw unauthorized('Send the header X-Mocks-Control with any value.');
}

async function readInput(request: Request): Promise<object> {
  const query = [...new URL(request.url).searchParams].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]);
  const body = await request.text();
  return { ...Object.fromEntries(query), ...(body && parseJsonObject(body)) };
}
