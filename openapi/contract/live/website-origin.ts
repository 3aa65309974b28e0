import type { Operation } from '../../generator/operation.ts';
import { sendPreflight } from './cors.ts';
import type { Server } from './http-exchange.ts';

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
