import type { Operation } from '../../generator/operation.ts';
import type { HttpExchange } from './send.ts';
import type { Server } from './types.ts';

/** The reasons why a website on `server.origin` cannot send the request or read its response; empty if it can. */
export async function findCorsProblems(server: Server, { request, response }: HttpExchange): Promise<string[]> {
  const { origin } = server;
  if (!origin) return [];
  return [findOriginProblem(response, origin) ?? [], await findPreflightProblems(server, request, origin)].flat();
}

export function findOriginProblem(response: Response, origin: string): string | undefined {
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === null) return `the header Access-Control-Allow-Origin is missing (tried: ${origin})`;
  return allowed === '*' || allowed === origin ? undefined : `Access-Control-Allow-Origin allows ${allowed}, not ${origin}`;
}

/** The headers for which a browser sends a preflight: Authorization, and a content type that an HTML form cannot send. */
function nonSimpleHeaders({ headers }: Request): string[] {
  const type = headers.get('content-type') ?? '';
  return [headers.has('authorization') && 'authorization', type.startsWith('application/json') && 'content-type'].filter(
    (name) => name !== false,
  );
}

async function findPreflightProblems(server: Server, request: Request, origin: string): Promise<string[]> {
  const headers = nonSimpleHeaders(request);
  const { method } = request;
  const isSimpleMethod = ['GET', 'POST'].includes(method);
  if (headers.length === 0 && isSimpleMethod) return [];
  const response = await sendPreflight(server, request.url, origin, method, headers);
  if (!response) return [`the preflight request (OPTIONS, tried: ${origin}) gets no response`];
  if (response.status === 429) return [];
  if (!response.ok) return [`the preflight request (OPTIONS, tried: ${origin}) gets status ${response.status}`];
  const originProblem = findOriginProblem(response, origin);
  if (originProblem) return [`in the preflight response, ${originProblem}`];
  const allows = (header: string, value: string) => {
    const values = (response.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
    // In CORS, `*` covers every header except Authorization.
    return values.includes(value) || (value !== 'authorization' && values.includes('*'));
  };
  return [
    ...(isSimpleMethod || allows('access-control-allow-methods', method.toLowerCase()) ? [] : [`Methods does not name ${method}`]),
    ...headers.filter((name) => !allows('access-control-allow-headers', name)).map((name) => `Headers does not name ${name}`),
  ].map((problem) => `Access-Control-Allow-${problem} (tried: ${origin})`);
}

/** Resolves with undefined if there is no response. */
export function sendPreflight(
  { timeoutMs, fetch: send = fetch }: Server,
  url: string,
  origin: string,
  method: string,
  headers: string[],
): Promise<Response | undefined> {
  const asked = new Headers({ Origin: origin, 'Access-Control-Request-Method': method });
  if (headers.length > 0) asked.set('Access-Control-Request-Headers', headers.join(','));
  const signal = AbortSignal.timeout(timeoutMs);
  return send(new Request(url, { method: 'OPTIONS', headers: asked, redirect: 'manual', signal })).catch(() => undefined);
}

/** The origin that is tried if none is given. A server that allows every website allows this origin too. */
export const exampleOrigin = 'https://www.example.com';

/** The origin that most responses of the server allow. Undefined if it allows none, for example because the website has the same origin. */
export async function findWebsiteOrigin(server: Server, operations: Operation[]): Promise<string | undefined> {
  const lists = operations.filter(({ isQuery, path }) => isQuery && !path.includes('{'));
  const preflight = (path: string) => sendPreflight(server, server.baseUrl + path, exampleOrigin, 'GET', ['authorization']);
  const responses = await Promise.all(lists.flatMap(({ path }) => [preflight(path), get(server, path)]));
  const counts = new Map<string, number>();
  for (const response of responses) {
    const origin = response?.headers.get('access-control-allow-origin');
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [allowed] = [...counts].sort(([, one], [, other]) => other - one).map(([origin]) => origin);
  if (allowed === '*') return exampleOrigin;
  return allowed && isOrigin(allowed) ? allowed : undefined;
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

async function get({ baseUrl, timeoutMs, fetch: send = fetch }: Server, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = new Request(baseUrl + path, { headers: { Origin: exampleOrigin }, redirect: 'manual', signal });
  const response = await send(request).catch(() => undefined);
  await response?.body?.cancel();
  return response;
}
