import { getResponse, type RequestHandler } from 'msw';
import { createControlHandlers } from '../control.ts';
import { badRequest, errorBody, HttpError, jsonResponse } from '../core/response.ts';
import { createMocks, type Mocks, type MocksOptions } from '../create-mocks.ts';
import { paymentPage, paymentScript, paymentStyles } from '../documents/payment-page.ts';
import { type Access, rejectForeign, withCors } from './cors.ts';

export type FetchHandler = (request: Request) => Promise<Response>;

/** Mocks that respond to a `Request` as a server would, without a port. */
export interface FetchMocks {
  mocks: Mocks;
  /** Responds to a request, in any runtime with the Fetch API, or as the `fetch` of a client. */
  handle: FetchHandler;
}

/** Mocks on their own origin, without a port: CORS, the payment page, the control API, and sessions. */
export function createFetchHandler(options: MocksOptions, access: Access = {}): FetchMocks {
  const sessions = new Sessions(options);
  return { mocks: sessions.get('').mocks, handle: createHandle(sessions, access) };
}

export function createHandle(sessions: Sessions, access: Access): FetchHandler {
  return async (request) => rejectForeign(request, access) ?? withCors(request, await respond(sessions, request));
}

const staticFiles: Record<string, [contentType: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

async function respond(sessions: Sessions, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (isTooLarge(request.headers)) return jsonResponse(413, errorBody('The request is too large: the mocks take 100 MB at most.'));
  const url = new URL(request.url);
  const [, nameInPath, path = url.pathname] = /^\/__mocks\/sessions\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
  url.pathname = path;
  try {
    const session = sessions.get(nameInPath ?? request.headers.get('X-Mocks-Session') ?? sessionCookie(request) ?? '');
    const file = staticFiles[path];
    if (file) return new Response(file[1](), { headers: { 'Content-Type': `${file[0]}; charset=utf-8` } });
    // MSW tries one handler after another, so requests of the API skip the handlers of the control API.
    const { handlers } = path.startsWith('/__mocks/') ? session : session.mocks;
    const response = await getResponse(handlers, nameInPath ? new Request(url, request) : request, { baseUrl: url.origin });
    return response ?? jsonResponse(404, errorBody(`There is nothing at ${path}.`));
  } catch (error) {
    if (error instanceof HttpError) return jsonResponse(error.status, errorBody(error.reason));
    throw error;
  }
}

/** 100 MB hold the largest body that the mocks themselves produce: the saved data of the scenario `huge` has 38 MB. */
export const maxBytes = 100_000_000;

export const isTooLarge = (headers: Headers) => Number(headers.get('content-length')) > maxBytes;

function sessionCookie({ headers }: Request): string | undefined {
  return /(?:^|;\s*)x-mocks-session=([^;]*)/i.exec(headers.get('cookie') ?? '')?.[1];
}

interface Session {
  mocks: Mocks;
  handlers: RequestHandler[];
}

/** Each session holds the data of a whole institute. */
const maxSessions = 100;

/** A session begins with its first request, and ends when 100 others were used after it. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(private readonly options: MocksOptions) {}

  /** The empty name is the default session, the only one that is stored. `ownOptions` count only when a session begins. */
  get(name: string, ownOptions: Partial<MocksOptions> = {}): Session {
    if (!/^[\w.-]*$/.test(name) || /^\.+$/.test(name))
      throw badRequest(`'${name}' is not the name of a session: use letters, digits, hyphens, underscores and dots.`);
    const session = this.#sessions.get(name) ?? this.#create(name, ownOptions);
    // The last session in the map is the session that was used last.
    this.#sessions.delete(name);
    this.#sessions.set(name, session);
    const [oldest] = [...this.#sessions.keys()].filter(Boolean).slice(0, -maxSessions);
    if (oldest) this.delete(oldest);
    return session;
  }

  delete(name: string): void {
    this.#sessions.delete(name);
  }

  #create(name: string, ownOptions: Partial<MocksOptions>): Session {
    const own = name ? { storage: undefined, ...ownOptions, pathPrefix: `/__mocks/sessions/${name}` } : {};
    const mocks = createMocks({ ...this.options, ...own, isServer: true });
    const endSession = name ? () => this.delete(name) : undefined;
    return { mocks, handlers: [...createControlHandlers({ mocks, endSession }, ''), ...mocks.handlers] };
  }
}
