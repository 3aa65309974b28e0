import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {} from '@vitest/browser-playwright';
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

// Only axe for Playwright is a dependency of our own.
const axeForPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(axeForPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** An override ends with its session. */
let timezoneSession: CDPSession | undefined;

/** What only the browser's driver can do. The tests call them as `commands` of 'vitest/browser'. */
export const commands = {
  /** The name of the next file that the page saves. Call it before the click, and await it after. */
  nextDownload: async ({ page }) => (await page.waitForEvent('download')).suggestedFilename(),
  /** The text of the next file that the page saves. */
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
    await tab.waitForURL(({ href }) => href !== 'about:blank', { waitUntil: 'commit' });
    const url = tab.url();
    await tab.close();
    return url;
  },
  emulateMedia: async (
    { page },
    media: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference'; media?: 'print' | null },
  ) => page.emulateMedia(media),
  /** So that nothing is hovered. */
  movePointerAway: async ({ page }) => page.mouse.move(0, 0),
  /** Puts axe into the page of the tests, once. */
  addAxe: async ({ frame }) => {
    const tests = await frame();
    if (!(await tests.evaluate(() => 'axe' in window))) await tests.evaluate(axeSource);
  },
  /** An empty text stands for that of the system. */
  setTimezone: async ({ page, context }, timezoneId: string) => {
    timezoneSession ??= await context.newCDPSession(page);
    await timezoneSession.send('Emulation.setTimezoneOverride', { timezoneId });
  },
} satisfies Record<string, BrowserCommand<never[]>>;

type Callable<Command> = Command extends (context: never, ...args: infer Args) => infer Result ? (...args: Args) => Result : never;
type Commands = { [Name in keyof typeof commands]: Callable<(typeof commands)[Name]> };

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}
