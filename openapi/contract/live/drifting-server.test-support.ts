import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchHandler, type Mocks, resetDb, tokenFor } from '@institute/mocks/node';
import { type Operation, readOperations } from '../../generator/operation.ts';
import { spec } from '../../generator/spec.test-support.ts';
import { resolve, type Spec } from '../../generator/spec.ts';
import { exampleOrigin } from './cors.ts';
import { runLiveChecks } from './run.ts';
import type { Row, RunOptions } from './types.ts';

export const operations = readOperations(spec);

/**
 * The part of the contract around the operation that a finding begins with: the operations of its tag, the queries that take ids from
 * these, and all operations that give ids to them. With writes, also the queries that the tag makes stale.
 */
export function contractAround(finding: string, { writes = false }: Partial<RunOptions> = {}): Spec {
  const operation = operations.find(({ id }) => id === /\w+/.exec(finding)?.[0]);
  if (!operation) throw new Error(`No operation is named in ${finding}`);
  const own = operations.filter(({ tag, id }) => tag === operation.tag || id === 'login');
  const kept = new Set([
    ...own,
    ...operations.filter((other) => other.isQuery && own.some((one) => isLinked(one, other) || (writes && invalidates(one, other)))),
  ]);
  // The loop also visits operations that are added to the set during the loop.
  for (const target of kept) for (const source of operations) if (isLinked(source, target)) kept.add(source);
  const ids = new Set([...kept].map(({ id }) => id));
  const paths = Object.entries(spec.paths).map(([path, methods]) => {
    return [path, Object.fromEntries(Object.entries(methods).filter(([, { operationId }]) => ids.has(operationId)))] as const;
  });
  return { ...spec, paths: Object.fromEntries(paths) };
}

function isLinked({ path, method, status }: Operation, { id }: Operation): boolean {
  const { links = {} } = resolve(spec, spec.paths[path]?.[method.toLowerCase()]?.responses[status] ?? {});
  return Object.values(links).some(({ operationId }) => operationId === id);
}

function invalidates(operation: Operation, { id }: Operation): boolean {
  return operation.invalidates.some((query) => query === id || query[0] === id);
}

/** Replaces the response of a correct server. `respond` resolves with the original response, or with the response to another request. */
export type Drift = (
  request: Request,
  respond: (other?: Request) => Promise<Response>,
  store: Mocks['store'],
) => Response | Promise<Response>;

/** A URL of this machine at which no server listens. */
export async function findUnusedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://localhost:${port}/v1`;
}

/** A run in this process, without a network, against the mocks with one drift. */
export async function runAgainst(drift: Drift, options: Partial<RunOptions> = {}, contract = spec): Promise<Row[]> {
  return (await runWithStore(drift, options, contract)).rows;
}

/** Runs as `runAgainst`, and resolves with the server's data after the run and its student too. */
export async function runWithStore(drift: Drift, options: Partial<RunOptions> = {}, contract = spec) {
  // The mocks without their own validation, which would hide the drift.
  const { mocks, handle } = createFetchHandler(
    { baseUrl: '/v1', validateResponses: false },
    { allowOrigins: [exampleOrigin, 'https://www.institute.example'] },
  );
  const fetchDrifting: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return drift(request, (other = request) => handle(other), mocks.store);
  };
  const reset = () => resetDb(mocks);
  const rows = await runChecks('http://localhost/v1', { fetch: fetchDrifting, reset, ...options }, contract);
  return { rows, db: mocks.store.state.db, student: studentOf(mocks.store) };
}

/** The student whose account the contract's examples name. */
export const studentOf = ({ state }: Mocks['store']) => state.db.accounts.find(({ _id }) => _id === 'u-student');

export const tokens = [tokenFor('u-student'), tokenFor('u-franchise')];

export async function runChecks(baseUrl: string, options: Partial<RunOptions> = {}, contract = spec): Promise<Row[]> {
  const { rows } = await runLiveChecks(contract, { baseUrl, tokens, writes: false, origin: exampleOrigin, timeoutMs: 30_000, ...options });
  return rows;
}

/** The failed rows, each as `operation: pointer reason`. */
export const failuresOf = (rows: Row[]) =>
  rows
    .filter(({ verdict }) => verdict === 'FAIL')
    .map(({ operation, pointer, reason }) => [operation, [pointer, reason].filter(Boolean).join(' ')].join(': '));

/** Changes the JSON body of the correct response to `path`. A string that `change` returns becomes the raw body. */
export function driftBody(path: string, change: (json: never) => unknown, init: ResponseInit = {}): Drift {
  return driftAt(path, async (respond) => {
    const correct = await respond();
    if (!correct.ok) return correct;
    const json = await correct.json();
    const changed = change(json as never) ?? json;
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    return new Response(text, { status: correct.status, headers: correct.headers, ...init });
  });
}

export function driftAt(
  path: string,
  change: (respond: () => Promise<Response>) => Response | Promise<Response>,
  { method = 'GET' } = {},
): Drift {
  return (request, respond) =>
    request.method === method && new URL(request.url).pathname.startsWith(`/v1${path}`) ? change(respond) : respond();
}

export function driftWithoutToken(path: string, change: () => Response): Drift {
  const drift = driftAt(path, change);
  return (request, respond, store) => (request.headers.has('authorization') ? respond() : drift(request, respond, store));
}

/** Gives every field of that name in the JSON response to `path` another value. `undefined` removes it. */
export function driftField(path: string, field: string, value: unknown): Drift {
  return driftBody(path, (body: object) => JSON.stringify(body, (name, own: unknown) => (name === field ? value : own)));
}

export function driftRows(path: string, list: string, fields: object): Drift {
  return driftBody(path, (body: Record<string, object[]>) => body[list]?.forEach((row) => void Object.assign(row, fields)));
}

export function driftHeader(path: string, name: string, value: string): Drift {
  return driftAt(path, async (respond) => {
    const response = await respond();
    response.headers.set(name, value);
    return response;
  });
}

export const cors = { 'Access-Control-Allow-Origin': '*' };
export const htmlResponse = (text: string) => new Response(text, { headers: { ...cors, 'Content-Type': 'text/html' } });
export const problem = (status: number, message = 'No', headers: Record<string, string> = cors) =>
  Response.json({ success: false, message }, { status, headers });
export const success = (body: unknown = { success: true, message: 'Done' }) => Response.json(body, { headers: cors });

/** A server that stores another input than it receives. */
export const driftInput = (path: string, change: (input: Record<string, unknown>) => object): Drift => {
  return async (request, respond) => {
    if (!request.url.endsWith(path) || !request.headers.get('content-type')?.startsWith('application/json')) return respond();
    const input: Record<string, unknown> = await request.clone().json();
    return respond(new Request(request, { body: JSON.stringify({ ...input, ...change(input) }) }));
  };
};

/** A server with ids like those of MongoDB, which does not know the ids of the contract's examples. */
export function renameIds(drift: Drift = (_request, respond) => respond()): Drift {
  const real = new Map<string, string>();
  const toReal = (text: string) => text.replace(/[0-9a-f]{24}/g, (id) => real.get(id) ?? id);
  return async (request, respond, store) => {
    const text = await request.clone().text();
    // The ids of the mocks are unknown to it.
    const body = request.method === 'GET' ? null : toReal(text.replace(/(?<=["\n])[a-z]-\w+(?=["\r])/g, 'gone'));
    const { method, headers } = request;
    const realRequest = new Request(toReal(request.url.replace(/\/[a-z]-\w+(?=\/|$)/g, '/gone')), { method, headers, body });
    const response = await drift(realRequest, (other = realRequest) => respond(other), store);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    const json = JSON.stringify(await response.json(), (key, value: unknown) => {
      if (typeof value !== 'string' || (key !== '_id' && !/^[a-z]-\w+$/.test(value))) return value;
      const id = Buffer.from(value).toString('hex').padEnd(24, '0').slice(0, 24);
      real.set(id, value);
      return id;
    });
    return new Response(json, { status: response.status, headers: response.headers });
  };
}

/** Stores whatever an account sends for its profile or as its new password, also fields that it does not know. */
export const takesEverything: Drift = async (request, respond, store) => {
  const isAccount = request.method === 'PUT' && /\/update-(profile|password)$/.test(request.url);
  const input: Record<string, unknown> = isAccount ? await request.clone().json() : {};
  const response = await respond();
  const account = studentOf(store);
  const isStudent = request.headers.get('authorization')?.startsWith(`Bearer ${tokens[0]}`);
  if (!isAccount || response.ok || !isStudent || !account) return response;
  const { newPassword, password, contractUnknown, ...fields } = input;
  for (const [name, value] of Object.entries(fields)) Object.assign(account, { [name]: String(value) });
  if (newPassword !== undefined) account.password = String(newPassword);
  return success();
};
