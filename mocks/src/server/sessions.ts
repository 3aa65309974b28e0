import { getResponse } from 'msw';
import { createControlHandlers } from '../control/control.ts';
import { sessionHeader } from '../control/control-header.ts';
import { createMocks, type Mocks, type MocksOptions } from '../create-mocks.ts';

/** A session and the request as it is without the session's prefix in its path. */
export interface SessionRequest {
  session: Session;
  request: Request;
}

export interface Session {
  mocks: Mocks;
  /** The response to a request, or undefined when there is nothing at its path. */
  respond(request: Request): Promise<Response | undefined>;
}

/** Each holds the data of a whole institute. */
const maxSessions = 100;

/** A session begins with its first request, and ends when 100 others were used after it. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #options: MocksOptions;

  constructor(options: MocksOptions) {
    this.#options = options;
  }

  /** The empty name is the default session, the only one that is stored. `ownOptions` count only when a session begins. Throws for an invalid name. */
  get(name: string, ownOptions: Partial<MocksOptions> = {}): Session {
    if (!/^[\w.-]*$/.test(name) || /^\.+$/.test(name))
      throw new Error(`'${name}' is not the name of a session: use letters, digits, hyphens, underscores and dots.`);
    const session = this.#sessions.get(name) ?? this.#create(name, ownOptions);
    // The last is the last one used.
    this.#sessions.delete(name);
    this.#sessions.set(name, session);
    const [oldest] = [...this.#sessions.keys()].filter(Boolean).slice(0, -maxSessions);
    if (oldest) this.delete(oldest);
    return session;
  }

  #create(name: string, ownOptions: Partial<MocksOptions>): Session {
    const { storage, ...options } = this.#options;
    const session: Session = name
      ? createSession({ ...options, ...ownOptions, pathPrefix: `/__mocks/sessions/${name}` }, () => this.delete(name))
      : createSession({ ...options, storage }, () => session.mocks.reset());
    return session;
  }

  delete(name: string): void {
    this.#sessions.delete(name);
  }

  /** The session that a request names by path, header or cookie. */
  of(request: Request): SessionRequest {
    const [, name, path] = /^[^/]+:\/\/[^/]+\/__mocks\/sessions\/([^/]+)(\/.*)$/.exec(request.url) ?? [];
    if (name !== undefined && path !== undefined) {
      const url = new URL(path, request.url);
      return { session: this.get(name), request: new Request(url, request) };
    }
    return { session: this.get(request.headers.get(sessionHeader) ?? sessionCookie(request) ?? ''), request };
  }
}

function createSession(options: MocksOptions, onEnd: () => void): Session {
  const mocks = createMocks(options);
  const handlers = [...createControlHandlers({ mocks, endSession: onEnd }, ''), ...mocks.handlers];
  return { mocks, respond: (request) => getResponse(handlers, request, { baseUrl: new URL(request.url).origin }) };
}

function sessionCookie({ headers }: Request): string | undefined {
  return /(?:^|;\s*)x-mocks-session=([^;]*)/i.exec(headers.get('cookie') ?? '')?.[1];
}
