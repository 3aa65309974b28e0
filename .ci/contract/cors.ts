import type { Exchange, Server } from './server.ts';

/** Whether a website on the server's `origin` may make the call: first the question that a browser asks before it, then the answer itself. */
export async function corsFault(server: Server, { request, response }: Exchange): Promise<string | undefined> {
  const { origin, timeoutMs } = server;
  if (!origin) return undefined;
  return allowsOrigin(response, origin) ?? (await preflightFault(request, origin, timeoutMs));
}

/** Whether a website may read an answer. */
export function allowsOrigin(response: Response, origin: string): string | undefined {
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === null) return 'the header Access-Control-Allow-Origin is missing';
  return allowed === '*' || allowed === origin ? undefined : `Access-Control-Allow-Origin allows ${allowed} and not ${origin}`;
}

/** Names of the headers that a browser asks about: Authorization, and every content type that no form of HTML could send. */
function askedHeaders({ headers }: Request): string[] {
  const type = headers.get('content-type') ?? '';
  return [headers.has('authorization') && 'authorization', type.startsWith('application/json') && 'content-type'].filter(
    (name) => name !== false,
  );
}

async function preflightFault(request: Request, origin: string, timeoutMs: number): Promise<string | undefined> {
  const headers = askedHeaders(request);
  const { method } = request;
  if (headers.length === 0 && ['GET', 'POST'].includes(method)) return undefined;
  const asked = { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers.join(',') };
  const answer = await fetch(request.url, {
    method: 'OPTIONS',
    headers: asked,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!answer?.ok) return `the preflight (OPTIONS) answers ${answer?.status ?? 'nothing'}`;
  const fault = allowsOrigin(answer, origin);
  if (fault) return `of the preflight, ${fault}`;
  const allows = (name: string, word: string) => {
    const words = (answer.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
    // The star stands for every header but Authorization.
    return words.includes(word) || (word !== 'authorization' && words.includes('*'));
  };
  if (!['GET', 'POST'].includes(method) && !allows('access-control-allow-methods', method.toLowerCase()))
    return `Access-Control-Allow-Methods does not name ${method}`;
  const missing = headers.find((name) => !allows('access-control-allow-headers', name));
  return missing && `Access-Control-Allow-Headers does not name ${missing}`;
}
