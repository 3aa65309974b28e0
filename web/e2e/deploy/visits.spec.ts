import { type CDPSession, chromium, type Page } from '@playwright/test';
import { beforeHydration, holdScript, hydrationResult, watchHydration } from '../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts.ts';
import { watchRequests } from '../support/network.ts';
import { course } from '../support/pages.ts';
import { sessions, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

// Only a build with an API prerenders the page of a course with its buttons.

for (const width of [1280, 360])
  test(`Buy Now before hydration at ${width} px opens the payment page once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await storeSession(page, sessions.student);
    // A production build follows https addresses only, and the payment page of the mocks is not one.
    await page.route('**/v1/purchase', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), payment_request: { longurl: 'https://pay.example.com/1' } } });
    });
    await page.route('https://pay.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }));
    const purchases = watchRequests(page, 'POST', '/purchase');
    const release = await holdScript(page);
    await page.goto(course.path, beforeHydration);
    const button = page.getByRole('button', { name: 'Buy Now', exact: true }).first();
    await button.click();
    await button.click();
    // The app opens the payment page at once, so there is no hydrated page to wait for.
    release();
    await expect(page).toHaveURL('https://pay.example.com/1');
    expect(purchases).toHaveLength(1);
  });

/** Collects the paths that a page requests over the network from now on, without cached files and the API. */
async function watchNetworkPaths(page: Page, baseURL: string | undefined): Promise<string[]> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const requestedPaths: string[] = [];
  const cachedRequests = new Set<string>();
  await browser.send('Network.enable');
  browser.on('Network.requestServedFromCache', ({ requestId }) => cachedRequests.add(requestId));
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    const { origin, pathname } = new URL(response.url);
    const isCached = response.fromDiskCache || cachedRequests.has(requestId);
    // A browser with a window may ask for the icon of its tab at any time.
    if (!isCached && origin === baseURL && pathname !== '/icon.svg') requestedPaths.push(pathname);
  });
  return requestedPaths;
}

test('a second visit requests only the page; everything else is cached', async ({ page, baseURL }) => {
  for (const path of ['/', '/courses', '/login', '/franchise/dashboard']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const requestedPaths = await watchNetworkPaths(page, baseURL);
    await page.goto('about:blank');
    requestedPaths.splice(0);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requestedPaths, path).toEqual([path]);
  }
});

test('the list of courses is requested once: of a guest while the app loads, of a signed-in person with the token', async ({ page }) => {
  const calls = watchRequests(page, 'GET', '/courses');
  for (const path of ['/', '/courses']) {
    const release = await holdScript(page);
    await page.goto(path, beforeHydration);
    await expect.poll(() => calls, path).toHaveLength(1);
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls.splice(0), path).toHaveLength(1);
  }
  await storeSession(page, sessions.student);
  for (const path of ['/', '/courses']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(calls.splice(0).map((request) => request.headers().authorization)).toEqual([expect.stringMatching(/^Bearer ./)]);
  }
});

test('a build against an API prerenders its data: /courses and a page per course, which hydrate completely', async ({ page, request }) => {
  await watchHydration(page);
  await watchLayoutShifts(page);
  for (const path of ['/courses', '/course-detail/c-tally']) {
    expect(await (await request.get(path)).text(), path).toContain('Tally with GST');
    await page.goto(path);
    expect((await hydrationResult(page)).removed, path).toEqual([]);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
  const course = await (await request.get('/course-detail/c-tally')).text();
  expect(course).toMatch(/<link[^>]* rel="canonical" href="https:\/\/[^"]+\/course-detail\/c-tally"/);
  expect(course).toContain('"@type":"Course"');
  await page.goto('/course-detail/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
});

/** A page in a browser with the back/forward cache, which Playwright disables by default. */
const cachedTest = test.extend<{ cachedPage: Page }>({
  cachedPage: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

/** The reasons why the browser reloads a page on Back, without reasons that do not come from the page. */
async function reloadReasons(page: Page, path: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.goto('/icon.svg');
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.detach();
  return reasons;
}

cachedTest('Back restores pages from the back/forward cache', async ({ cachedPage: page }) => {
  for (const path of ['/', '/courses', '/contact-us', '/franchise/dashboard']) expect(await reloadReasons(page, path), path).toEqual([]);
  await page.addInitScript(() => addEventListener('unload', () => {}));
  expect(await reloadReasons(page, '/'), 'a reason is reported').not.toEqual([]);
});
