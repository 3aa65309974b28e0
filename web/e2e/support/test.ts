import { test as base, expect, type Page } from '@playwright/test';
import { Network } from './network.ts';

export { expect };

interface Fixtures {
  /** Console errors and warnings, and uncaught errors. A test fails if any are left, so it removes the errors that it expects. */
  consoleErrors: string[];
  /** The API calls of `page`. */
  network: Network;
}

/** Collects everything that a page reports as an error from now on. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  // The browser's own check for a newer service worker fails if the page unloads meanwhile. 'Not found' means that the worker is gone.
  page.on('pageerror', (error) => /update a ServiceWorker(?!.*Not found)/.test(String(error)) || errors.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // The browser logs every failed response itself; tests check what the app does with it.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
    if (message.type() === 'warning' && /react|hydrat|key|does not match the contract/i.test(text)) errors.push(text);
  });
  return errors;
}

/** A prerendered page is visible before it is hydrated. Tests act faster than users, so they wait for hydration. */
async function afterHydration<Loaded>(page: Page, loaded: Loaded, options?: Parameters<Page['reload']>[0]): Promise<Loaded> {
  if (options?.waitUntil) return loaded;
  await page.waitForFunction(() => {
    const { documentElement: html, body } = document;
    return 'hydrated' in html.dataset || !body?.querySelector('#app-state') || body.querySelector(':scope > [role=alert]') !== null;
  });
  return loaded;
}

/** Fails a test on any error in the console, uncaught exception or violation of the Content Security Policy. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // A test that passes `waitUntil` examines the page before hydration.
    page.goto = async (url, options) => afterHydration(page, await goto(url, options), options);
    page.reload = async (options) => afterHydration(page, await reload(options), options);
    await use(page);
  },
  network: async ({ page }, use) => {
    const network = new Network(page);
    await network.install();
    await use(network);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors = watchConsole(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
