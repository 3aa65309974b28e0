import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { leaveRecord, records } from './session.ts';

export { expect };

/** What a page complained about; a test ends with it empty. */
interface Fixtures {
  complaints: string[];
}

/** Everything that a page complains about from now on. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  // The browser's own check of the mocks' worker fails when the page is left at that moment.
  page.on('pageerror', (error) => /update a ServiceWorker/.test(String(error)) || complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // A refused call is logged by the browser itself; the app's answer to it is what tests look at.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text);
    if (message.type() === 'warning' && /react|hydrat|key|not the contract's/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** A page that the build has made is seen before it answers; a person needs longer to find what to press. */
async function thenAnswers<Loaded>(page: Page, loaded: Loaded, options?: Parameters<Page['reload']>[0]): Promise<Loaded> {
  if (options?.waitUntil) return loaded;
  await page.waitForFunction(() => {
    const { documentElement: html, body } = document;
    return 'hydrated' in html.dataset || !body?.querySelector('[data-route]') || body.querySelector(':scope > [role=alert]') !== null;
  });
  return loaded;
}

/** Every test fails on an error in the console, an uncaught exception or a violated policy. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // Who waits for less looks at what comes before.
    page.goto = async (url, options) => thenAnswers(page, await goto(url, options), options);
    page.reload = async (options) => thenAnswers(page, await reload(options), options);
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watchComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const student = { email: 'student@example.com', password: 'student123' };
export const operator = { email: 'franchise@example.com', password: 'franchise123' };

/** A course that the mock student does not have, with a discount. */
export const course = { id: 'c-tally', path: '/course-detail/c-tally' };

export async function fillLogin(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Signs in as people do. */
export async function signInByForm(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/(user\/profile|franchise\/dashboard)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/**
 * Leaves one of the mocks' people where a sign-in by the form would, or at once on another page; for tests of something else,
 * because it takes a third of the time.
 */
export async function signIn(page: Page, person: typeof student | typeof operator, path?: string): Promise<void> {
  await leaveRecord(page, person === operator ? records.operator : records.student);
  await page.goto(path ?? (person === operator ? '/franchise/dashboard' : '/user/profile'));
  if (path) return;
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: person === operator ? 'Dashboard' : 'My Profile' })
    .focus();
}

/** The shown notices with exactly a text, or with one that fits. */
export function notice(page: Page, text: string | RegExp): Locator {
  const told = page.getByText(text, { exact: true });
  return page.getByRole('region', { name: 'Notices' }).locator('[data-notice]').filter({ has: told });
}

/** Sooner than a notice goes by itself: who waits longer for there to be none proves nothing. */
export const soon = { timeout: 3000 };

/** Every request of a call from now on. */
export function watchCalls(page: Page, method: string, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/v1${path}`) calls.push(request);
  });
  return calls;
}

/** Buy Now of the panel that is shown at this width. */
export function buyNow(page: Page): Locator {
  return page.getByRole('button', { name: 'Buy Now' }).locator('visible=true').first();
}

/** Answers one call of this page with some JSON, whatever the mocks would answer. */
export async function answerCall(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.addInitScript(
    (answer) => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        if (pathname !== `/v1${answer.path}`) return fetch(input, init);
        return Promise.resolve(Response.json(answer.body, { status: answer.status }));
      };
    },
    { path, body, status },
  );
}

/** Lets one call fail with 500 in this page. */
export function failCall(page: Page, path: string): Promise<void> {
  return answerCall(page, path, { success: false, message: 'This call fails' }, 500);
}

/** Lets nobody answer one call of this page, from its next load until the returned function is called. */
export async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript((call) => {
    const { fetch } = window;
    const world = Object.assign(window, { offline: true });
    window.fetch = (input, init) =>
      world.offline && input instanceof Request && new URL(input.url).pathname === `/v1${call}`
        ? Promise.reject(new TypeError('offline'))
        : fetch(input, init);
  }, path);
  return () => page.evaluate(() => void Object.assign(window, { offline: false }));
}

/** What a person is told when nobody answers. */
export const unreachable = 'The server could not be reached. Please check your connection.';
