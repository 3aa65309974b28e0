import type { Page, Request } from '@playwright/test';
import { type Decision, type Interceptor, type Message, type MockResponse, patchFetch } from './patch-fetch.ts';

export type { MockResponse };

/** An API call as the page sent it. */
export interface Call {
  /** The path below `/v1`. */
  path: string;
  search: string;
  /** The texts of a form. */
  form?: Record<string, string>;
  /** True if the page has stopped waiting for the response. */
  isAborted: boolean;
}

/** Calls that wait until the test responds or releases them. */
export interface Hold {
  calls: HeldCall[];
  counts(): { calls: number; aborted: number };
  /** Responds to the waiting calls. Later calls wait again. */
  respond(response: MockResponse): void;
  /** Lets the waiting calls and all later calls through. */
  release(): void;
}

interface HeldCall extends Call {
  respond(response: MockResponse): void;
}

interface Rule {
  path: string;
  decide(call: Call): Decision | Promise<Decision>;
  timesLeft: number;
  /** Holds a response before the page receives it. */
  onResponse?(call: Call): Promise<unknown>;
}

/** The app's message when a call gets no response. */
export const unreachable = 'The server could not be reached. Please check your connection.';

/** A failure whose message the app shows. */
export const serverError: MockResponse = { status: 500, json: { success: false, message: 'This call fails' } };

/**
 * Responds to, fails, holds and records the API calls of a page. The mocks run in a service worker, which `page.route` cannot see, so the
 * page's `fetch` is patched. Paths are below `/v1`; `*` matches any text. The last matching rule applies to a call, in the open page as
 * well as after a page load. Calls without a rule reach the mocks.
 */
export class Network {
  readonly #page: Page;
  readonly #calls = new Map<string, Call>();
  readonly #ruleOf = new Map<Call, Rule>();
  #rules: Rule[] = [];
  #isOnline = true;

  constructor(page: Page) {
    this.#page = page;
  }

  async install(): Promise<void> {
    await this.#page.exposeFunction('reportToNetwork', (message: Message) => this.#receive(message));
    await this.#page.addInitScript(patchFetch);
  }

  /** Responds to all calls, or only to the next `times` calls. */
  respond(path: string, response: MockResponse, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.#rules.push({ path, timesLeft: times, decide: () => ({ action: 'respond', response: withJson(response) }) });
  }

  /** Rejects calls, as `fetch` does without a connection. */
  fail(path: string): void {
    this.#rules.push({ path, timesLeft: Number.POSITIVE_INFINITY, decide: () => ({ action: 'fail' }) });
  }

  /** Holds calls before they are sent, or their responses before the page receives them. */
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

  /** Takes the browser offline and fails all calls, because the mocks in the service worker would still respond. */
  async offline(): Promise<void> {
    this.#isOnline = false;
    await this.#page.context().setOffline(true);
  }

  async online(): Promise<void> {
    this.#isOnline = true;
    await this.#page.context().setOffline(false);
  }

  /**
   * Passes every call of the pages that load from now on to an interceptor in the page, before any rule. It can change real responses, or
   * respond without a round trip to the test.
   */
  async intercept<Argument>(createInterceptor: (argument: Argument) => Interceptor, argument: Argument): Promise<void> {
    await this.#page.addInitScript(`window.interceptFetch = (${String(createInterceptor)})(${JSON.stringify(argument) ?? ''})`);
  }

  async #receive(message: Message): Promise<Decision | undefined> {
    if (message.type === 'call') {
      const { pathname, search } = new URL(message.url);
      const call: Call = { path: pathname.slice('/v1'.length), search, isAborted: false };
      this.#calls.set(message.id, call);
      return this.#decide(call);
    }
    const call = this.#calls.get(message.id);
    if (!call) return;
    if (message.type === 'abort') call.isAborted = true;
    if (message.type === 'form') call.form = message.form;
    if (message.type === 'response') await this.#ruleOf.get(call)?.onResponse?.(call);
  }

  async #decide(call: Call): Promise<Decision> {
    if (!this.#isOnline) return { action: 'fail' };
    const rule = this.#rules.findLast(({ path, timesLeft }) => timesLeft > 0 && matches(path, call.path));
    if (!rule) return { action: 'pass' };
    rule.timesLeft -= 1;
    this.#ruleOf.set(call, rule);
    return rule.decide(call);
  }
}

/** Collects the API requests of a method and path as the browser sends them; `*` matches any text. */
export function watchRequests(page: Page, method: string, path: string): Request[] {
  const requests: Request[] = [];
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
