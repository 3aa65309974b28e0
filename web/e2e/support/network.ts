import type { Page, Request as PageRequest } from '@playwright/test';

/** A response in place of the mocks' own, described as in Playwright's `route.fulfill`. */
export interface MockResponse {
  status?: number;
  json?: unknown;
  /** The raw body, where `json` is not enough. */
  body?: string;
  /** The type of `body`; JSON by default. */
  contentType?: string;
  headers?: Record<string, string>;
  /** The connection drops after `body`. */
  drops?: boolean;
}

/** A call of the API as the page sent it. */
export interface Call {
  method: string;
  /** The path below `/v1`. */
  path: string;
  search: string;
  headers: Record<string, string>;
  /** A body that is not a form. */
  body?: string;
  form?: Record<string, string | FormFile>;
  /** The page stopped waiting for the response. */
  isAborted: boolean;
}

/** A file in a form, its content in base64. */
export interface FormFile {
  name: string;
  type: string;
  size: number;
  base64: string;
}

/** Calls that wait for the test. */
export interface Hold {
  calls: HeldCall[];
  counts(): { calls: number; aborted: number };
  /** Answers the calls that wait now. Later calls wait again. */
  respond(response: MockResponse): void;
  /** Lets the calls that wait and all later ones pass. */
  release(): void;
}

interface HeldCall extends Call {
  respond(response: MockResponse): void;
}

type Decision =
  | { action: 'pass' | 'wait' }
  | { action: 'fail'; error: 'TypeError' | 'AbortError' }
  | { action: 'respond'; response: MockResponse };

type Message =
  | { type: 'call'; id: string; method: string; url: string; headers: Record<string, string> }
  | { type: 'body'; id: string; body?: string; form?: Record<string, string | FormFile> }
  | { type: 'response' | 'abort'; id: string };

interface Rule {
  path: string;
  decide(call: Call): Decision | Promise<Decision>;
  timesLeft: number;
  /** What a call waits for whose response has arrived. */
  onResponse?(call: Call): Promise<unknown>;
}

/** A function of the page that handles a call, or passes it on with `next`: the call itself, or another request in its place. */
type Interceptor = (request: Request, next: (other?: Request) => Promise<Response>) => Promise<Response>;

/** The message of the app for a call without a response. */
export const unreachable = 'The server could not be reached. Please check your connection.';

/** A failure that the app reports in the words of the server. */
export const serverError: MockResponse = { status: 500, json: { success: false, message: 'This call fails' } };

/**
 * Answers, fails, holds and records the API calls of a page. The mocks run in a service worker, which `page.route` cannot see, so the
 * page's `fetch` is patched. Paths are those below `/v1`; `*` matches any text. The last rule that matches a call applies, in the open
 * page as well as after a load. Calls without a rule reach the mocks.
 */
export class Network {
  readonly #page: Page;
  readonly #calls = new Map<string, Call>();
  readonly #responseRules = new Map<Call, Rule>();
  #rules: Rule[] = [];
  #isOnline = true;

  constructor(page: Page) {
    this.#page = page;
  }

  async install(): Promise<void> {
    await this.#page.exposeFunction('reportToNetwork', (message: Message) => this.#receive(message));
    await this.#page.addInitScript(patchFetch);
  }

  respond(path: string, response: MockResponse, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.#rules.push({ path, timesLeft: times, decide: () => ({ action: 'respond', response: withJson(response) }) });
  }

  /** As without a connection, or as `fetch` that was aborted. */
  fail(path: string, error: 'TypeError' | 'AbortError' = 'TypeError'): void {
    this.#rules.push({ path, timesLeft: Number.POSITIVE_INFINITY, decide: () => ({ action: 'fail', error }) });
  }

  /** Lets calls reach the mocks, whatever earlier rules say. */
  passThrough(path: string): void {
    this.#rules.push({ path, timesLeft: Number.POSITIVE_INFINITY, decide: () => ({ action: 'pass' }) });
  }

  /** Lets calls wait before they are sent, or their responses before the page receives them. */
  hold(path: string, { before = 'request' }: { before?: 'request' | 'response' } = {}): Hold {
    const waiting: ((decision: Decision | 'release') => void)[] = [];
    const calls: HeldCall[] = [];
    const wait = (call: Call) =>
      new Promise<Decision | 'release'>((resolve) => {
        waiting.push(resolve);
        calls.push(
          Object.assign(call, {
            respond: (response: MockResponse) => resolve({ action: 'respond', response: withJson(response) }),
          }),
        );
      });
    const settle = (decision: Decision | 'release') => {
      for (const resolve of waiting.splice(0)) resolve(decision);
    };
    const rule: Rule = {
      path,
      timesLeft: Number.POSITIVE_INFINITY,
      decide: async (call) => {
        if (before === 'response') return { action: 'wait' };
        const decision = await wait(call);
        return decision === 'release' ? this.#decide(call) : decision;
      },
      ...(before === 'response' && { onResponse: wait }),
    };
    this.#rules.push(rule);
    return {
      calls,
      counts: () => ({ calls: calls.length, aborted: calls.filter(({ isAborted }) => isAborted).length }),
      respond: (response) => settle({ action: 'respond', response: withJson(response) }),
      release: () => {
        this.#rules = this.#rules.filter((other) => other !== rule);
        settle('release');
      },
    };
  }

  /** All calls of a path since the test began. */
  calls(path = '*'): Call[] {
    return [...this.#calls.values()].filter((call) => matches(path, call.path));
  }

  /** Takes the browser offline, and the mocks with it: their worker would still respond. */
  async offline(): Promise<void> {
    this.#isOnline = false;
    await this.#page.context().setOffline(true);
  }

  async online(): Promise<void> {
    this.#isOnline = true;
    await this.#page.context().setOffline(false);
  }

  /** Hands every call of the pages that load from now on to a function that runs in the page, before any rule. */
  async intercept<Argument>(createInterceptor: (argument: Argument) => Interceptor, argument: Argument): Promise<void> {
    await this.#page.addInitScript(`window.interceptFetch = (${String(createInterceptor)})(${JSON.stringify(argument) ?? ''})`);
  }

  async #receive(message: Message): Promise<Decision | undefined> {
    if (message.type === 'call') {
      const { pathname, search } = new URL(message.url);
      const { method, headers } = message;
      const call: Call = { method, path: pathname.slice('/v1'.length), search, headers, isAborted: false };
      this.#calls.set(message.id, call);
      return this.#decide(call);
    }
    const call = this.#calls.get(message.id);
    if (!call) return;
    if (message.type === 'abort') call.isAborted = true;
    if (message.type === 'body') Object.assign(call, { body: message.body, form: message.form });
    if (message.type === 'response') await this.#responseRules.get(call)?.onResponse?.(call);
  }

  async #decide(call: Call): Promise<Decision> {
    if (!this.#isOnline) return { action: 'fail', error: 'TypeError' };
    const rule = this.#rules.findLast(({ path, timesLeft }) => timesLeft > 0 && matches(path, call.path));
    if (!rule) return { action: 'pass' };
    rule.timesLeft -= 1;
    this.#responseRules.set(call, rule);
    return rule.decide(call);
  }
}

/** Every API request of a method and path from now on, as the browser sends it to the mocks; `*` matches any text. */
export function watchRequests(page: Page, method: string, path: string): PageRequest[] {
  const requests: PageRequest[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/') || !matches(method, request.method())) return;
    if (matches(path, pathname.slice('/v1'.length))) requests.push(request);
  });
  return requests;
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((text) => text.replace(/[.+?^$(){}|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(path);
}

function withJson({ json, ...response }: MockResponse): MockResponse {
  return json === undefined ? response : { ...response, body: JSON.stringify(json) };
}

/** Runs in the page. */
function patchFetch(): void {
  const { fetch } = window;
  const report = (message: Message): Promise<Decision | undefined> => Reflect.get(window, 'reportToNetwork')(message);

  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.startsWith('/v1/')) return fetch(input, init);
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const next = (other?: Request) => (other ? applyRules(other, () => fetch(other)) : applyRules(request, () => fetch(input, init)));
    const intercept: Interceptor | undefined = Reflect.get(window, 'interceptFetch');
    return intercept ? intercept(request, next) : next();
  };

  async function applyRules(request: Request, send: () => Promise<Response>): Promise<Response> {
    const { method, url, signal } = request;
    const id = crypto.randomUUID();
    signal.throwIfAborted();
    const asked = report({ type: 'call', id, method, url, headers: Object.fromEntries(request.headers) });
    let isPending = true;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        if (!isPending) return;
        void report({ type: 'abort', id });
        reject(signal.reason);
      });
    });
    const handle = async () => {
      if (request.body) await report({ type: 'body', id, ...(await readBody(request)) });
      const decision = await asked;
      if (decision?.action === 'fail')
        throw decision.error === 'TypeError' ? new TypeError('Failed to fetch') : new DOMException('aborted', 'AbortError');
      if (decision?.action === 'respond') return toResponse(decision.response);
      const response = await send();
      if (decision?.action === 'wait') await report({ type: 'response', id });
      return response;
    };
    try {
      return await Promise.race([handle(), aborted]);
    } finally {
      isPending = false;
    }
  }

  async function readBody(request: Request): Promise<{ body?: string; form?: Record<string, string | FormFile> }> {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return { body: await request.text() };
    const entries = [...(await request.formData())].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await readFile(value),
    ]);
    return { form: Object.fromEntries(await Promise.all(entries)) };
  }

  async function readFile(file: File): Promise<FormFile> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return { name: file.name, type: file.type, size: file.size, base64 };
  }

  function toResponse({ status = 200, body, contentType = 'application/json', headers, drops }: MockResponse): Response {
    return new Response(drops ? droppedStream(body ?? '') : (body ?? null), {
      status,
      headers: { 'Content-Type': contentType, ...headers },
    });
  }

  function droppedStream(text: string): ReadableStream {
    return new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
  }
}
