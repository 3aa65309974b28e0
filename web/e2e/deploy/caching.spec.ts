import type { CDPSession, Page } from '@playwright/test';
import { hydrationResult, watchHydration } from '../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(page.getByRole('heading', { level: 1, name: 'Course Not Found' })).toBeVisible();
});

test('hovering a link preloads its page', async ({ page }) => {
  await page.goto('/about-us');
  const script = page.waitForResponse(/\/assets\/_site\.contact-us-/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).hover();
  expect((await script).ok()).toBe(true);
  await expect(page).toHaveURL('/about-us');
});
