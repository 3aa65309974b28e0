import type { Page } from '@playwright/test';

/** What comes over the wire in place of a call's own answer. */
export interface Answer {
  status?: number;
  /** The body's type; JSON unless it is named. */
  type?: string;
  body?: string;
  retryAfter?: string;
  /** The connection ends in the middle of the body. */
  drops?: true;
  /** Nobody answers, until another answer is given. */
  silent?: true;
}

/** Any call of the API. */
export const everyCall = '*';

/**
 * Takes a call of this page off the mocks, from its next load on: answers it with `first`, and later with what the test says.
 * Where there is no answer the mocks give theirs.
 */
export async function takeCall(page: Page, path: string, first?: Answer) {
  await page.addInitScript(replaceFetch, { path, first });
  return {
    /** From now on, and without a word: the mocks again. */
    answer: (next?: Answer): Promise<void> => page.evaluate((given) => Reflect.get(window, 'wire').answer(given), next),
    calls: (): Promise<number> => page.evaluate(() => Reflect.get(window, 'wire').calls),
    /** How many that nobody answered the app has given up. */
    ended: (): Promise<number> => page.evaluate(() => Reflect.get(window, 'wire').ended),
  };
}

/** As a network does: while the browser is offline, every call of this page fails, those of the mocks too. */
export async function failOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const world = Object.assign(window, { lost: 0 });
    window.fetch = (input, init) => {
      if (navigator.onLine) return fetch(input, init);
      world.lost += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
  });
}

/** Two seconds go by for whoever measures: equal notices within a second are one. */
export function passTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2000;
  });
}

function replaceFetch({ path, first }: { path: string; first: Answer | undefined }): void {
  const { fetch } = window;
  const waiting: (() => void)[] = [];
  const wire = {
    calls: 0,
    ended: 0,
    current: first,
    answer(next: Answer | undefined) {
      wire.current = next;
      for (const go of waiting.splice(0)) go();
    },
  };
  Object.assign(window, { wire });
  const drop = (body: string) =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(body)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
  const reply = ({ status = 200, type = 'application/json', body, retryAfter, drops }: Answer) =>
    new Response(drops ? drop(body ?? '') : body, {
      status,
      headers: { 'Content-Type': type, ...(retryAfter && { 'Retry-After': retryAfter }) },
    });
  const give = (request: Request): Promise<Response> => {
    const { current } = wire;
    if (!current) return fetch(request);
    if (!current.silent) return Promise.resolve(reply(current));
    return new Promise((resolve, reject) => {
      waiting.push(() => request.signal.aborted || resolve(give(request)));
      request.signal.addEventListener('abort', () => {
        wire.ended += 1;
        reject(request.signal.reason);
      });
    });
  };
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (path === '*' ? !/^\/v1\/(?!profile$)/.test(pathname) : pathname !== `/v1${path}`) return fetch(input, init);
    wire.calls += 1;
    return give(new Request(input, init));
  };
}
