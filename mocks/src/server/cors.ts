import { errorBody, jsonResponse } from '../core/response.ts';

/** Which websites a server responds to, beside the websites on loopback addresses. */
export interface Access {
  allowOrigins?: Iterable<string> | undefined;
  /** The name by which requests may call the server, beside `localhost`, addresses, and the hosts of the origins. */
  host?: string | undefined;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** A 403 for a page of another website, and for a host name that another website can have pointed at this machine. */
export function rejectForeign(request: Request, { allowOrigins = [], host }: Access): Response | undefined {
  const { hostname, host: ownHost } = new URL(request.url);
  const origins = [...allowOrigins];
  const names = [...loopback, host, ...origins.map((text) => URL.canParse(text) && new URL(text).hostname)];
  // No website can give an address another meaning, as it can with a name.
  if (!names.includes(hostname) && !/^(\[.*\]|[\d.]+)$/.test(hostname))
    return rejection(`These mocks are not called '${hostname}'. --allow-origin http://${ownHost} lets them be.`);
  const origin = request.headers.get('origin');
  if (origin === null || origin === `http://${ownHost}` || isLoopback(origin) || origins.includes(origin)) return undefined;
  return rejection(`Pages of ${origin} may not call these mocks. --allow-origin ${origin} lets them.`);
}

function rejection(message: string): Response {
  return jsonResponse(403, errorBody(message));
}

function isLoopback(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && loopback.includes(url.hostname);
}

/** Allows every origin, so call `rejectForeign` first. */
export function withCors({ headers }: Request, response: Response): Response {
  // A broken connection has no headers.
  if (response.type === 'error') return response;
  response.headers.append('Vary', 'Origin');
  const origin = headers.get('origin');
  if (origin === null) return response;
  const allowed = {
    Origin: origin,
    Methods: 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    // Every header that the page wants to send. The wildcard would leave out Authorization.
    Headers: headers.get('Access-Control-Request-Headers') ?? 'Authorization, Content-Type',
  };
  for (const [name, value] of Object.entries(allowed)) response.headers.set(`Access-Control-Allow-${name}`, value);
  response.headers.set('Access-Control-Expose-Headers', '*');
  response.headers.set('Access-Control-Max-Age', '600');
  return response;
}
