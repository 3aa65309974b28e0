import { type Answers, type Operation, type OperationId, operations } from '@institute/sdk/contract';
import type { Account } from './db/db.ts';
import { accountOf } from './db/token.ts';
import { decode } from './decode.ts';
import { contract } from './generated/contract.ts';
import { forbidden, Refusal, unauthorized } from './refusal.ts';
import { resolvers as written } from './resolvers/index.ts';
import { type Fault, scenarios } from './scenarios.ts';
import type { State, Store } from './store.ts';
import type { Resolver, Resolvers } from './types.ts';

/** Judges an answer; a returned reason makes it a 500 that names the reason. */
export type AnswerCheck = (id: OperationId, status: number, type: string, body: unknown) => string | undefined;

export interface FrameOptions {
  store: Store;
  /** Origin of pictures and payment page; by default the request's own. */
  origin?: string | undefined;
  checkAnswer?: AnswerCheck | undefined;
  /** In place of the written ones, for tests. */
  resolvers?: Partial<Resolvers>;
}

/** What every operation needs once: latency, faults, session and role, request and answer checked against the spec. */
export function createFrame({ store, origin, checkAnswer, resolvers = written }: FrameOptions) {
  let count = 0;

  return async function answer(id: OperationId, request: Request, path: Record<string, unknown>): Promise<Response> {
    await store.ready;
    count += 1;
    const { settings } = store.state;
    const scenario = settings.scenario && scenarios[settings.scenario];
    await pause(settings.latencyMs + (scenario?.latencyMs ?? 0));
    const fault = scenario?.fault?.(id, count) ?? chance(settings.failureRate);
    const reply = fault ?? (await resolve(id, request, path));
    if (!fault && operations[id].method !== 'GET') await store.save();
    return toResponse(id, reply);
  };

  async function resolve<Id extends OperationId>(id: Id, request: Request, path: Record<string, unknown>): Promise<Reply> {
    try {
      const viewer = authenticate(id, request, store.state);
      const input = await decode(id, request, path);
      const ownOrigin = origin ?? new URL(request.url).origin;
      const context = {
        db: store.state.db,
        input,
        viewer,
        origin: ownOrigin,
        appOrigin: callerOrigin(request, ownOrigin),
        now: new Date().toISOString(),
      };
      // A call that nobody wrote yet answers with the spec's own example.
      const resolver: Resolver<Id> | undefined = resolvers[id];
      const body: Answers[Id] | unknown = resolver ? await resolver(context) : contract[id].example;
      return { status: contract[id].status, body };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { success: false, message: error.reason } };
      throw error;
    }
  }

  function toResponse(id: OperationId, { status, body }: Reply): Response {
    const text = typeof body === 'string';
    const type = text ? 'text/html; charset=utf-8' : 'application/json';
    const reason = checkAnswer?.(id, status, type, body);
    if (reason) return json(500, { success: false, message: `The mock of ${id} breaks the contract: ${reason}` });
    return text ? new Response(body, { status, headers: { 'Content-Type': type } }) : json(status, body);
  }
}

interface Reply {
  status: number;
  body: unknown;
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Whoever the token belongs to, where the contract asks for one. Throws 401 or 403. */
function authenticate(id: OperationId, request: Request, { db, settings }: State): Account | undefined {
  const { security = [] }: Operation = operations[id];
  if (security.length === 0) return undefined;
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) {
    if (contract[id].open) return undefined;
    throw unauthorized('Please login first.');
  }
  if (settings.scenario && scenarios[settings.scenario].tokensExpired) throw unauthorized();
  const viewer = accountOf(db, token);
  // Where an admin token comes from is not known; a token that is not of ours counts as one where the contract allows it.
  if (!viewer && security.includes('adminBearer') && !token.startsWith('mock.')) return undefined;
  if (!viewer) throw unauthorized();
  const { roles } = contract[id];
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return viewer;
}

function callerOrigin(request: Request, fallback: string): string {
  const origin = request.headers.get('origin');
  return origin && origin !== 'null' ? origin : fallback;
}

function chance(rate: number): Fault | undefined {
  return Math.random() < rate ? { status: 503, body: { success: false, message: 'The server is busy. Please try again.' } } : undefined;
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
