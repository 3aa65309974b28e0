import type { CDPSession, Page } from '@playwright/test';
import { test } from '../../support/mocks.ts';
import { accountMenu, openAsOperator, rowRange, searchBox, signInLink, signOut, submitLogin } from '../../support/pages.ts';
import { operator, student } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

/** Paths to follow as a guest, a student, a guest again and an operator: 25 navigations with the sign-ins and sign-outs. */
const asGuest = ['/courses', '/course-detail/c-tally', '/contact-us', '/view-result', '/login'];
const asStudent = ['/', '/about-us', '/courses'];
const asOperator = [
  ...['/franchise/student-management', '/franchise/exams', '/franchise/create-exam', '/franchise/results', '/franchise/out-marksheet'],
  ...['/franchise/batches', '/franchise/wallet', '/franchise/document-update', '/franchise/dashboard'],
];

interface Measurement {
  heap: number;
  nodes: number;
  listeners: number;
}

// The mocks run outside the page, because inside it their list of calls would grow the heap.
test('500 navigations through every area leave heap, DOM nodes and listeners unchanged [F-37]', async ({ page }) => {
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measurements: Measurement[] = [];
  await page.goto('/');
  for (const cycles of [4, 8, 8]) {
    for (let cycle = 0; cycle < cycles; cycle += 1) await navigateCycle(page);
    // Signing out leads to the home page, which renders its courses in steps.
    await expect(page.getByRole('main').locator('a[href^="/course-detail/"]').first()).toBeVisible();
    measurements.push(await measure(session));
  }
  const summary = measurements.map(({ heap, nodes, listeners }) => `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`);
  console.log(`After 100, 300 and 500 navigations: ${summary.join(' · ')}`);
  test.info().annotations.push({ type: 'measurements', description: summary.join(' · ') });
  const [first, middle, last] = measurements;
  if (!first || !middle || !last) throw new Error('Measurements are missing.');
  // A page has more than 400 nodes, so this detects a single leaked page. The difference is 0 unless a page is still pending.
  expect(last.nodes - first.nodes).toBeLessThan(200);
  expect(last.listeners - first.listeners).toBeLessThan(20);
  // Compiled code and caches add 1.0 MB at first and 0.3 MB in the next 200 navigations. A list that leaks 8 times would add more.
  expect(last.heap - middle.heap).toBeLessThan(800_000);
  expect(last.heap - first.heap).toBeLessThan(2_500_000);
});

/** 25 navigations without a page load. */
async function navigateCycle(page: Page): Promise<void> {
  await follow(page, asGuest);
  await signIn(page, student, 'View Result');
  await follow(page, asStudent);
  await openProfile(page, /Aarav Sharma/, '/user/profile');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await follow(page, ['/login']);
  await signIn(page, operator, 'Dashboard');
  await follow(page, asOperator);
  await openProfile(page, /Meera Joshi/, '/franchise/profile');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
}

async function signIn(page: Page, account: typeof student, title: string): Promise<void> {
  await submitLogin(page, account);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** The link is in the menu, whose links exist while it is open. */
async function openProfile(page: Page, name: RegExp, path: string): Promise<void> {
  await accountMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: /Profile/ })).toBeFocused();
}

/** Clicks a link to each path and waits for its page. */
function follow(page: Page, paths: readonly string[]): Promise<void> {
  return page.evaluate(async (paths) => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 5));
    for (const path of paths) {
      const before = document.querySelector('main h1');
      const link = () => document.querySelector<HTMLElement>(`a[href="${path}"], a[href^="${path}?"]`);
      const end = performance.now() + 10_000;
      while (!link() && performance.now() < end) await wait();
      link()?.click();
      const hasRendered = () => {
        const title = document.querySelector('main h1');
        return title && title !== before && location.pathname === path && !document.querySelector('main [aria-busy=true]');
      };
      while (!hasRendered() && performance.now() < end) await wait();
      if (!hasRendered()) throw new Error(`No link led to ${path}.`);
    }
  }, paths);
}

/** Measures after garbage collection. */
async function measure(session: CDPSession): Promise<Measurement> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Each query matches different rows than the previous query: a few, thousands, or none. */
const queries = ['1234', 'kumar', 'गीता', '0000', 'nobody', 'Aarti Devi', '9', 'यादव', 'सीमा', '98765'];

test.describe('with 10,000 students', () => {
  test.use({ scenario: 'huge' });

  test('200 searches leave the heap unchanged [F-19, F-37]', async ({ page }) => {
    test.setTimeout(180_000);
    await openAsOperator(page, '/franchise/student-management');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const search = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await searchBox(page).fill(queries[index % queries.length] ?? '');
        await expect(rowRange(page)).not.toHaveText('1–5 of 10040');
        // Blur writes the search to the URL at once.
        await searchBox(page).blur();
        await searchBox(page).fill('');
        await expect(rowRange(page)).toHaveText('1–5 of 10040');
      }
      return (await measure(session)).heap;
    };
    const first = await search(50);
    const last = await search(200);
    // Leaked results would add 1.7 MB to the 1 MB of compiled code and caches.
    expect(last - first, `${first} bytes after 50 searches, ${last} after 200 more`).toBeLessThan(1_800_000);
  });
});
