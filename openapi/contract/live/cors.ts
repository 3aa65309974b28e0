import type { HttpExchange, Server } from './http-exchange.ts';

/** Why a website on `server.origin` could not send the request or read its response; undefined if it can. */
export async function findCorsProblem(server: Server, { request, response }: HttpExchange): Promise<string | undefined> {
  const { origin, timeoutMs } = server;
  if (!origin) return undefined;
  return findOriginProblem(response, origin) ?? (await findPreflightProblem(request, origin, timeoutMs));
}

/** Why a website on `origin` could not read a response; undefined if it can. */
export function findOriginProblem(response: Response, origin: string): string | undefined {
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === null) return 'the header Access-Control-Allow-Origin is missing';
  return allowed === '*' || allowed === origin ? undefined : `Access-Control-Allow-Origin allows ${allowed}, not ${origin}`;
}

/** The headers for which a browser sends a preflight: Authorization, and a content type that an HTML form cannot send. */
function nonSimpleHeaders({ headers }: Request): string[] {
  const type = headers.get('content-type') ?? '';
  return [headers.has('authorization') && 'authorization', type.startsWith('application/json') && 'content-type'].filter(
    (name) => name !== false,
  );
}

async function findPreflightProblem(request: Request, origin: string, timeoutMs: number): Promise<string | undefined> {
  const headers = nonSimpleHeaders(request);
  const { method } = request;
  const isSimpleMethod = ['GET', 'POST'].includes(method);
  if (headers.length === 0 && isSimpleMethod) return undefined;
  const response = await fetch(request.url, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers.join(',') },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response) return 'the preflight request (OPTIONS) gets no response';
  if (!response.ok) return `the preflight request (OPTIONS) gets status ${response.status}`;
  const originProblem = findOriginProblem(response, origin);
  if (originProblem) return `in the preflight response, ${originProblem}`;
  const allows = (header: string, value: string) => {
    const values = (response.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
    // In CORS, `*` covers every header except Authorization.
    return values.includes(value) || (value !== 'authorization' && values.includes('*'));
  };
  if (!isSimpleMethod && !allows('access-control-allow-methods', method.toLowerCase()))
    return `Access-Control-Allow-Methods does not name ${method}`;
  const missing = headers.find((name) => !allows('access-control-allow-headers', name));
  return missing && `Access-Control-Allow-Headers does not name ${missing}`;
}
