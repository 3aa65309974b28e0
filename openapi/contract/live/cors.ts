import type { Operation } from '../../generator/operation.ts';
import type { HttpExchange } from './send.ts';
import type { Server } from './types.ts';

/** Why a website on `server.origin` could not send the request or read its response; empty if it can. */
export async function findCorsProblems(server: Server, { request, response }: HttpExchange): Promise<string[]> {
  const { origin } = server;
  if (!origin) return [];
  const problem = findOriginProblem(response, origin);
  return [...(problem ? [problem] : []), ...(await findPreflightProblems(server, request, origin))];
}

/** Why a website on `origin` could not read a response; undefined if it can. */
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
  const problems =
    isSimpleMethod || allows('access-control-allow-methods', method.toLowerCase()) ? [] : [`Methods does not name ${method}`];
  problems.push(...headers.filter((name) => !allows('access-control-allow-headers', name)).map((name) => `Headers does not name ${name}`));
  return problems.map((problem) => `Access-Control-Allow-${problem} (tried: ${origin})`);
}

/** Asks as a browser does whether a page on `origin` may send a request. Resolves with undefined if there is no response. */
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

/** Tried if no origin is given. A server that allows every website allows it too. */
export const exampleOrigin = 'https://www.example.com';

/**
 * The website's origin as the server itself tells it: the one that most of its responses allow. Undefined if the server allows no
 * other origin, as behind a website on its own origin.
 */
export async function findWebsiteOrigin(server: Server, operations: Operation[]): Promise<string | undefined> {
  const lists = operations.filter(({ isQuery, path }) => isQuery && !path.includes('{'));
  const responses = await Promise.all(lists.flatMap(({ path }) => [preflight(server, path), get(server, path)]));
  const counts = new Map<string, number>();
  for (const response of responses) {
    const origin = response?.headers.get('access-control-allow-origin');
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [allowed] = [...counts].sort(([, one], [, other]) => other - one).map(([origin]) => origin);
  if (!allowed || !isOrigin(allowed)) return allowed === '*' ? exampleOrigin : undefined;
  return allowed;
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function preflight(server: Server, path: string): Promise<Response | undefined> {
  return sendPreflight(server, server.baseUrl + path, exampleOrigin, 'GET', ['authorization']);
}

async function get({ baseUrl, timeoutMs, fetch: send = fetch }: Server, path: string): Promise<Response | undefined> {
  const request = new Request(baseUrl + path, {
    headers: { Origin: exampleOrigin },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await send(request).catch(() => undefined);
  await response?.body?.cancel();
  return response;
}
