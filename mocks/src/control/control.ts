import { createSchema, type JsonSchema, type Schema } from '@institute/sdk/schemas';
import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import { toMilliseconds } from '../core/duration.ts';
import { errorBody, HttpError, unauthorized } from '../core/errors.ts';
import type { ActiveFault } from '../core/faults.ts';
import { parseJsonObject, validateInput } from '../core/parse-request.ts';
import { describeFiles } from '../core/redact.ts';
import { jsonResponse } from '../core/respond.ts';
import { type Mocks, requireOperation } from '../create-mocks.ts';
import { type InstituteTask, instituteTasks } from '../db/institute-tasks.ts';
import { contract } from '../generated/contract.ts';
import { controlHeader } from './control-header.ts';

export interface ControlTarget {
  mocks: Mocks;
  endSession(): Promise<void> | void;
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
  'POST /reset': route({ scenario: text }, [], async ({ mocks }, input: { scenario?: string }) => {
    await mocks.reset(input.scenario);
    const { scenario } = mocks.store.state.settings;
    return done(scenario ? `At the start of ${scenario}` : 'Back to the seed');
  }),
  'DELETE /session': route({}, [], async (target) => {
    await target.endSession();
    return done('The session has ended');
  }),
  'GET /scenario': route({}, [], ({ mocks }) => ({ scenario: mocks.store.state.settings.scenario ?? null, scenarios: mocks.scenarios })),
  'PUT /scenario': route({ scenario: textOrNull }, ['scenario'], async ({ mocks }, { scenario }: { scenario: string | null }) => {
    await mocks.store.setScenario(scenario ?? undefined);
    return done('The scenario is set');
  }),
  'GET /state': route({}, [], ({ mocks }) => mocks.save()),
  'PUT /state': route({ format: text, settings: {}, db: {} }, [], async ({ mocks }, snapshot: object) => {
    await mocks.load(snapshot);
    return done('The saved scenario is loaded');
  }),
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
    ({ mocks }, { operation, ...fault }: ActiveFault) => {
      mocks.force(operation, fault);
      return done('The fault is in force');
    },
  ),
  'DELETE /faults': route({}, [], ({ mocks }) => {
    mocks.off();
    return done('No fault is in force');
  }),
  'DELETE /faults/:operation': route({ operation: text }, ['operation'], ({ mocks }, { operation }: { operation: string }) => {
    mocks.off(requireOperation(operation));
    return done(`No fault of ${operation} is in force`);
  }),
  'GET /calls': route(
    { operation: text, after: { type: 'integer', minimum: 0 }, limit: { type: 'integer', minimum: 1 } },
    [],
    ({ mocks }, { operation, after = 0, limit }: { operation?: string; after?: number; limit?: number }) => {
      if (operation !== undefined) requireOperation(operation);
      const calls = mocks.calls().filter((call) => call.order > after && (operation === undefined || call.operation === operation));
      const newest = limit === undefined ? calls : calls.slice(-limit);
      return { calls: newest.map((call) => ({ ...call, input: describeFiles(call.input) })) };
    },
  ),
  'DELETE /calls': route({}, [], ({ mocks }) => {
    mocks.clearCalls();
    return done('All calls are forgotten');
  }),
  'GET /latency': route({}, [], ({ mocks }) => {
    const { latencyMs, failureRate } = mocks.store.state.settings;
    return { latencyMs, failureRate };
  }),
  'PUT /latency': route(
    { latencyMs: milliseconds, failureRate: { type: 'number', minimum: 0, maximum: 1 } },
    [],
    async ({ mocks }, input: { latencyMs?: number; failureRate?: number }) => {
      await mocks.store.updateSettings(input);
      return done('The latency is set');
    },
  ),
  'GET /clock': route({}, [], ({ mocks }) => ({
    now: mocks.clock.now(),
    isStopped: mocks.store.state.settings.stoppedAt !== undefined,
  })),
  'PUT /clock': route({ now: textOrNull }, ['now'], async ({ mocks }, { now }: { now: string | null }) => {
    await mocks.clock.set(now ?? undefined);
    return done(`The time is ${mocks.clock.now()}`);
  }),
  'POST /clock': route({ by: text }, ['by'], async ({ mocks }, { by }: { by: string }) => {
    await mocks.clock.advance(toMilliseconds(by));
    return done(`The time is ${mocks.clock.now()}`);
  }),
  'GET /institute': route({}, [], ({ mocks }) => ({ tasks: mocks.institute.pending() })),
  'POST /institute': route(
    { task: { enum: Object.keys(instituteTasks) }, id: text },
    ['task', 'id'],
    async ({ mocks }, { task, id }: { task: InstituteTask; id: string }) => {
      await mocks.institute[task](id);
      return done('The institute has done it');
    },
  ),
  'POST /sign-in': route({ accountId: text }, ['accountId'], ({ mocks }, { accountId }: { accountId: string }) => mocks.signIn(accountId)),
  'POST /expire-tokens': route({ accountId: text }, [], async ({ mocks }, { accountId }: { accountId?: string }) => {
    await mocks.expireTokens(accountId);
    return done('The tokens have expired');
  }),
};

export type ControlRoutes = typeof routes;

function done(message: string) {
  return { success: true as const, message };
}

/** Under `/__mocks` of the origin. */
export function createControlHandlers(target: ControlTarget, origin: string): RequestHandler[] {
  return Object.entries<Route<object, unknown>>(routes).map(([name, { input, run }]) => {
    const [method = '', path = ''] = name.split(' ');
    const resolver: HttpResponseResolver = async ({ request, params }) => {
      try {
        checkHeader(request, name);
        return jsonResponse(200, await run(target, validateInput(input, { ...(await readInput(request)), ...params })));
      } catch (error) {
        if (error instanceof HttpError) return jsonResponse(error.status, errorBody(error.reason));
        // `Mocks` rejects wrong arguments with an Error.
        return jsonResponse(400, errorBody(error instanceof Error ? error.message : String(error)));
      }
    };
    return methods[method as keyof typeof methods](`${origin}/__mocks${path}`, resolver);
  });
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** A reset of a program needs no header. Browsers send at least one of the others with a request of a page; curl and `fetch` of Node send none. */
function checkHeader({ headers }: Request, name: string): void {
  const isFromPage = ['Origin', 'Referer', 'Sec-Fetch-Site'].some((header) => headers.has(header));
  if (!headers.get(controlHeader) && (name !== 'POST /reset' || isFromPage))
    throw unauthorized(`Send the header ${controlHeader} with any value.`);
}

async function readInput(request: Request): Promise<object> {
  const query = [...new URL(request.url).searchParams].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]);
  const body = await request.text();
  return { ...Object.fromEntries(query), ...(body && parseJsonObject(body)) };
}
