import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

// The repository depends on axe only through axe for Playwright.
const axeForPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(axeForPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

interface RequestAnswer {
  status?: number;
  contentType?: string;
  body?: string;
}

interface Hold {
  headers: Record<string, string>[];
  arrived: Promise<void>;
  answer: (answer: RequestAnswer | undefined) => void;
}

/** Keyed by session and URL, because several pages run at once. */
const heldRequests = new Map<string, Hold>();

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Actions that only the browser's driver can do. The tests call them as `commands` of 'vitest/browser'. */
export const commands = {
  /** The name of the next file that the page saves. Call it before the click, and await it after. */
  nextDownload: async ({ page }) => (await page.waitForEvent('download')).suggestedFilename(),
  nextDownloadText: async ({ page }) => {
    const stream = await (await page.waitForEvent('download')).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString();
  },
  /** The address of the next tab that the page opens. The tab is closed. */
  nextTab: async ({ context }) => {
    const tab = await context.waitForEvent('page');
    // A new tab begins without an address.
    await tab.waitForURL(({ href }) => href !== 'about:blank');
    // Not awaited, because on a busy machine Chromium sometimes never confirms it.
    tab.close().catch(() => {});
    return tab.url();
  },
  emulateMedia: async (
    { page },
    media: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference'; media?: 'print' | null },
  ) => page.emulateMedia(media),
  /** The pointer moves to a corner, so that it hovers over nothing. */
  movePointerAway: async ({ page }) => page.mouse.move(0, 0),
  addAxe: async ({ frame }) => {
    const tests = await frame();
    if (!(await tests.evaluate(() => 'axe' in window))) await tests.evaluate(axeSource);
  },
  /** Keeps requests, for example for pictures, waiting until `answerRequests`. `*` matches any text. Undo it with `endHold`. */
  holdRequests: async ({ context, sessionId }, url: string) => {
    const arrived = deferred<void>();
    const answer = deferred<RequestAnswer | undefined>();
    const headers: Hold['headers'] = [];
    heldRequests.set(sessionId + url, { headers, arrived: arrived.promise, answer: answer.resolve });
    await context.route(url, async (route) => {
      headers.push(route.request().headers());
      arrived.resolve();
      const response = await answer.promise;
      // Fails if the page has aborted the request, for example by removing a frame.
      await (response ? route.fulfill(response) : route.continue()).catch(() => {});
    });
  },
  /** Waits for a request, and answers it and later requests with `answer`; without an answer the requests go through. */
  answerRequests: async ({ sessionId }, url: string, answer?: RequestAnswer) => {
    const held = heldRequests.get(sessionId + url);
    await held?.arrived;
    held?.answer(answer);
  },
  endHold: async ({ context, sessionId }, url: string) => {
    heldRequests.get(sessionId + url)?.answer(undefined);
    heldRequests.delete(sessionId + url);
    await context.unroute(url);
  },
  insertText: async ({ page }, text: string) => page.keyboard.insertText(text),
  /** Drags the pointer from the middle of an element by CSS pixels. */
  drag: async ({ page, iframe }, selector: string, x: number, y: number) => {
    const box = await iframe.locator(selector).boundingBox();
    if (!box) throw new Error('The element is not visible.');
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + x, top + y, { steps: 5 });
    await page.mouse.up();
  },
  /** Clicks a point that may have no element, such as a point beside a dialog. */
  clickAt: async ({ page }, x: number, y: number) => page.mouse.click(x, y),
  requestHeaders: async ({ sessionId }, url: string) => heldRequests.get(sessionId + url)?.headers ?? [],
} satisfies Record<string, BrowserCommand<never[]>>;

type Callable<Command> = Command extends (context: never, ...args: infer Args) => infer Result ? (...args: Args) => Result : never;
type Commands = { [Name in keyof typeof commands]: Callable<(typeof commands)[Name]> };

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}
