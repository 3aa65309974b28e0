/** A response that replaces the response of the mocks. */
export interface Answer {
  status?: number;
  json?: unknown;
  /** The raw body, instead of `json`. */
  body?: BodyInit;
  contentType?: string;
  headers?: Record<string, string>;
}

export interface Call {
  method: string;
  /** The path below `/v1`. */
  path: string;
  search: string;
  headers: Record<string, string>;
  body: unknown;
  form: FormData | undefined;
  /** True if the page has stopped waiting for the response. */
  isAborted: boolean;
}

/** Calls that wait until the test responds or releases them. */
export interface Hold {
  calls: Call[];
  counts(): { calls: number; aborted: number };
  /** Responds to the waiting calls. Later calls wait again. */
  respond(answer: Answer): void;
  /** Lets the waiting calls and all later calls through. */
  release(): void;
}

type Send = () => Promise<Response>;

interface Rule {
  path: string;
  timesLeft: number;
  handle(call: Call, send: Send): Promise<Response>;
}

export const unreachable = 'The server could not be reached. Please check your connection.';

export const serverError: Answer = { status: 500, json: { success: false, message: 'This call fails' } };

/** A body whose connection drops after this text. */
export const droppedStream = (text: string) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });

export const rejected = (status: number, message: string, more: object = {}): Answer => ({
  status,
  json: { success: false, message, ...more },
});

/**
 * Responds to, fails, holds and records the API calls of a page. Paths are below `/v1`; `*` matches any text. The last matching rule
 * applies to a call. Calls without a rule reach the mocks.
 */
export class Network {
  #calls: Call[] = [];
  #rules: Rule[] = [];

  respond(path: string, answer: Answer, { times }: { times?: number } = {}): void {
    this.intercept(path, async () => toResponse(answer), times);
  }

  /** Rejects calls, by default as `fetch` does without a connection. */
  fail(path: string, error: Error = new TypeError('Failed to fetch')): void {
    this.intercept(path, () => Promise.reject(error));
  }

  /** Lets calls reach the mocks despite earlier rules. */
  passThrough(path: string): void {
    this.intercept(path, (_, send) => send());
  }

  intercept(path: string, handle: Rule['handle'], timesLeft = Number.POSITIVE_INFINITY): Rule {
    const rule = { path, timesLeft, handle };
    this.#rules.push(rule);
    return rule;
  }

  /** Holds calls before they are sent, or their responses before the page receives them. */
  hold(path: string, { before = 'request' }: { before?: 'request' | 'response' } = {}): Hold {
    const waiting: ((answer?: Answer) => void)[] = [];
    const calls: Call[] = [];
    const wait = (call: Call) =>
      new Promise<Answer | undefined>((resolve) => {
        waiting.push(resolve);
        calls.push(call);
      });
    const settle = (answer?: Answer) => {
      for (const resolve of waiting.splice(0)) resolve(answer);
    };
    const rule = this.intercept(path, async (call, send) => {
      const response = before === 'response' ? await send() : undefined;
      const answer = await wait(call);
      if (answer) return toResponse(answer);
      return response ?? this.#handle(call, send);
    });
    return {
      calls,
      counts: () => ({ calls: calls.length, aborted: calls.filter(({ isAborted }) => isAborted).length }),
      respond: settle,
      release: () => {
        this.#rules = this.#rules.filter((other) => other !== rule);
        settle();
      },
    };
  }

  calls(path = '*'): Call[] {
    return this.#calls.filter((call) => matches(path, call.path));
  }

  async fetch(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
    const { signal } = request;
    signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    // A body can be read once only.
    const copy = request.clone();
    const hasForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
    const form = request.body && hasForm ? await request.formData() : undefined;
    const body = request.body && !hasForm ? await request.json() : undefined;
    const call: Call = {
      method: request.method,
      path: pathname.slice(pathname.indexOf('/v1/') + '/v1'.length),
      search,
      headers: Object.fromEntries(request.headers),
      isAborted: signal.aborted,
      body,
      form,
    };
    // The call is complete now, because a test may read it at once.
    this.#calls.push(call);
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        call.isAborted = true;
        reject(signal.reason);
      });
    });
    return Promise.race([this.#handle(call, () => send(copy.clone())), aborted]);
  }

  #handle(call: Call, send: Send): Promise<Response> {
    const rule = this.#rules.findLast(({ path, timesLeft }) => timesLeft > 0 && matches(path, call.path));
    if (!rule) return send();
    rule.timesLeft -= 1;
    return rule.handle(call, send);
  }
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((text) => text.replace(/[.+?^$(){}|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}

function toResponse({ status = 200, json, body, contentType = 'application/json', headers }: Answer): Response {
  return new Response(json === undefined ? body : JSON.stringify(json), { status, headers: { 'Content-Type': contentType, ...headers } });
}
