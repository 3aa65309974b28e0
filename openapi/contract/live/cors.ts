import type { Operation } from '../../generator/operation.ts';
import type { Finding, HttpExchange, Server } from './types.ts';

/**
 * The reasons why a website on `server.origin` cannot send the request or read its response; empty if it can. The preflight is the same
 * for every sender, so it is sent for the first request of an operation only.
 */
export async function findCorsProblems(server: Server, { request, response }: HttpExchange, isFirst: boolean): Promise<string[]> {
  const { origin } = server;
  if (!origin) return [];
  return [findOriginProblem(response, origin) ?? [], isFirst ? await findPreflightProblems(server, request, origin) : []].flat();
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
function sendPreflight(
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

/** A server that allows every website allows this origin too. */
export const exampleOrigin = 'https://www.example.com';

// If no origin is given, these are tried: any website, and a website under development.
const triedOrigins = [exampleOrigin, 'http://localhost:3000', 'http://localhost:5173'];

/** The origin that most responses of the server allow, or why none was found. */
export async function findWebsiteOrigin(server: Server, operations: Operation[]): Promise<{ origin?: string; problem?: Finding }> {
  const lists = operations.filter(({ isQuery, path }) => isQuery && !path.includes('{'));
  const all: Response[] = [];
  for (const origin of triedOrigins) {
    const responses = await Promise.all(lists.map(({ path }) => get(server, path, origin)));
    const counts = new Map<string, number>();
    for (const response of responses) {
      const allowed = response?.headers.get('access-control-allow-origin');
      if (allowed) counts.set(allowed, (counts.get(allowed) ?? 0) + 1);
      if (response && response.status < 500) all.push(response);
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one).map(([allowed]) => allowed);
    if (most === '*') return { origin };
    if (most && isOrigin(most)) return { origin: most };
  }
  if (all.length === 0) return {};
  const tried = `(tried: ${triedOrigins.join(', ')})`;
  const remedy = 'Name the website with --origin, or say --same-origin if it shares the origin of the server';
  // Such a server chooses the header by the origin.
  if (all.some(({ headers }) => /\borigin\b/i.test(headers.get('vary') ?? '')))
    return {
      problem: { level: 'unseen', pointer: '', problem: `CORS was not checked: the server allows another origin ${tried}. ${remedy}` },
    };
  const problem = `no response has the header Access-Control-Allow-Origin ${tried}. ${remedy}`;
  return { problem: { level: 'drift', pointer: '', problem, area: 'header' } };
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

async function get({ baseUrl, timeoutMs, fetch: send = fetch }: Server, path: string, origin: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = new Request(baseUrl + path, { headers: { Origin: origin }, redirect: 'manual', signal });
  const response = await send(request).catch(() => undefined);
  await response?.body?.cancel();
  return response;
}
