import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { course } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

/** Caches the script of the mocks before the network slows down: real users do not load it. */
async function cacheMocks(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(async () => {
    const fetchText = async (path: string) => (await fetch(path)).text();
    const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await fetchText('/')) ?? [];
    const [mocks = ''] = /assets\/browser-[^"'`]+\.js/.exec(await fetchText(script)) ?? [];
    await fetchText(`/${mocks}`);
  });
}

/** Slow 3G: 400 kbit/s each way, 400 ms latency. All fonts fail. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  const throughput = 400_000 / 8;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

test('on slow 3G without fonts the courses of Home reserve their space while they load, the list is there at once, and nothing shifts [F-22]', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchLayoutShifts(page);
  await cacheMocks(page);
  const held = network.hold('/courses');
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).first().click();
  await expect(page.locator(`main a[href="${course.path}"]`).first()).toBeVisible();
  held.release();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  expect(
    fonts.filter((family) => !/fallback/i.test(family)),
    'no font has loaded',
  ).toEqual([]);
});
