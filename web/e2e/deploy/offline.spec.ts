import type { Page } from '@playwright/test';
import { course, signOut } from '../support/pages.ts';
import { sessions, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { openSite } from './releases/releases.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. Courses and prices are as of' });
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Opens a page, and resolves when the service worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** URLs of all pages and data that the service worker has stored for offline reading. */
function seenUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('institute.seen'))) return [];
    const requests = await (await caches.open('institute.seen')).keys();
    return requests.map(({ url }) => url);
  });
}

/** Opens the course and the list, and waits until the worker has stored them. */
async function seeCourses(page: Page, origin = ''): Promise<void> {
  const expectSeen = (...paths: string[]) =>
    expect.poll(async () => (await seenUrls(page)).map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(paths));
  await openWithWorker(page, origin + course.path);
  await expect(heading(page, 'Tally with GST')).toBeVisible();
  await expectSeen('/v1/course/c-tally');
  await page.goto(`${origin}/courses`);
  await expect(page.locator(`main a[href="${course.path}"]`).first()).toBeVisible();
  await expectSeen('/v1/courses', '/courses', '/course-detail/_id');
}

/** Chromium fires no event for a page that was opened while the network was emulated as offline. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

test('only the own service worker is registered in production, and its file is revalidated [S-21]', async ({ page, request }) => {
  await page.goto('/courses');
  const workers = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active && new URL(active.scriptURL).pathname);
  });
  expect(workers).toEqual(['/sw.js']);
  const response = await request.get('/sw.js');
  expect(response.headers()).toMatchObject({ 'content-type': expect.stringContaining('javascript'), 'cache-control': 'no-cache' });
});

test('offline, courses that were seen open as of the time of the visit, any other page says what can be read, and both load once there is a network [F-01]', async ({
  page,
  context,
}) => {
  await seeCourses(page);
  await context.setOffline(true);
  await page.goto(course.path);
  await expect(heading(page, 'Tally with GST')).toBeVisible();
  await expect(notice(page)).toContainText(/as of \d+ \w+ \d{4}, \d+:\d\d/);
  await page.goto('/courses');
  await expect(page.locator(`main a[href="${course.path}"]`).first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await goOnline(page);
  await expect(notice(page), 'the data is fetched again').toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/about-us');
  await expect(heading(page, 'No connection')).toBeVisible();
  await expect(page).toHaveTitle(/^No connection \| /);
  await expect(page.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tally with GST' })).toContainText(/as of \d+ \w+ \d{4}, \d+:\d\d/);
  await page.getByRole('link', { name: 'Tally with GST' }).click();
  await expect(heading(page, 'Tally with GST')).toBeVisible();
  await page.goto('/course-detail/c-ccc');
  await expect(heading(page, 'No connection'), 'a course that was not seen').toBeVisible();
  await expect(page).toHaveURL('/course-detail/c-ccc');
  await goOnline(page);
  await expect(heading(page, 'Course on Computer Concepts'), 'the page loads again by itself').toBeVisible();
});

test('a logout deletes what was seen [S-25]', async ({ page, context }) => {
  await seeCourses(page);
  await storeSession(page, sessions.student);
  await page.goto('/courses');
  await signOut(page);
  await expect(heading(page, 'Computer skills that get you to work')).toBeVisible();
  await page.goto('/about-us');
  expect((await seenUrls(page)).filter((url) => /\/course\/|course-detail/.test(url))).toEqual([]);
  await context.setOffline(true);
  await page.goto(course.path);
  await expect(heading(page, 'No connection')).toBeVisible();
});

test('the next visit after a release has only files of the release, online and offline [F-21]', async ({ page, context }) => {
  const site = openSite();
  try {
    await seeCourses(page, site.url);
    site.release();
    await page.goto(site.url + course.path);
    const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/assets/')));
    const isReleased = (urls: string[]) => urls.length > 0 && urls.every((url) => /r1\.js$/.test(url));
    expect(isReleased(await scripts())).toBe(true);
    await expect.poll(async () => isReleased((await seenUrls(page)).filter((url) => url.endsWith('.js')))).toBe(true);
    await context.setOffline(true);
    await page.goto(site.url + course.path);
    await expect(heading(page, 'Tally with GST')).toBeVisible();
    expect(isReleased(await scripts())).toBe(true);
    await link(page, 'Courses').click();
    await expect(page.locator('main a[href="/course-detail/c-ccc"]').first()).toBeVisible();
  } finally {
    site.close();
  }
});
