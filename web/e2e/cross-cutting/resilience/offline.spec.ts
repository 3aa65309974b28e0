import type { Page } from '@playwright/test';
import { unreachable, watchRequests } from '../../support/network.ts';
import { accountMenu, course, expectNoToasts, signInLink, soon, toast } from '../../support/pages.ts';
import { sessions, storedSession, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const otherCourse = (page: Page) => page.locator('main a[href="/course-detail/c-ccc"]').first();

test('offline, loaded pages open, missing data is an error and fetched once there is a network, and the session stays [F-01, F-03]', async ({
  page,
  network,
}) => {
  await storeSession(page, sessions.student);
  await page.goto(course.path);
  await link(page, 'About Us').click();
  await expect(heading(page, 'About Us')).toBeFocused();
  await link(page, 'Courses').click();
  await expect(otherCourse(page)).toBeVisible();
  await network.offline();
  await link(page, 'About Us').click();
  await expect(heading(page, 'About Us')).toBeFocused();
  await link(page, 'Courses').click();
  await expect(otherCourse(page), 'cached data is still shown').toBeVisible();
  const callsBefore = network.calls().length;
  // Hovering over a link preloads its page, in three attempts.
  await otherCourse(page).hover();
  await expect.poll(() => network.calls().length - callsBefore).toBe(3);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(toast(page, /./), 'a failed preload shows no toast').toHaveCount(0, soon);
  await otherCourse(page).click();
  await expect(page.getByText('The course could not be loaded.')).toBeVisible();
  await expect(toast(page, unreachable)).toHaveAttribute('data-toast', 'error');
  await expect(accountMenu(page)).toBeVisible();
  expect((await storedSession(page))?.token).toBe(sessions.student.token);
  await page.getByRole('button', { name: 'Close notification' }).click();
  const requests = watchRequests(page, 'GET', '*');
  await network.online();
  // An unstable network fires several events.
  await page.evaluate(() => ['online', 'offline', 'online', 'online'].map((type) => dispatchEvent(new Event(type))));
  await expect(heading(page, 'Course on Computer Concepts')).toBeVisible();
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual(['/v1/course/c-ccc']);
  await expectNoToasts(page);
  const onlineEvent = page.evaluate(() => new Promise((resolve) => addEventListener('online', () => setTimeout(resolve), { once: true })));
  await network.offline();
  await network.online();
  await onlineEvent;
  expect(requests, 'fresh data is not refetched').toHaveLength(1);
});

test('offline, a page that has not loaded shows an error inside the app and loads with Retry [F-01, F-21]', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/courses');
  await page.locator('html[data-hydrated]').waitFor();
  await context.setOffline(true);
  await signInLink(page).click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await expect(page).toHaveTitle(/^This page could not be loaded/);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  // Some browsers fetch the missing chunk again. Others cache the failure, and the page reloads.
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page).toHaveTitle(/^Login/);
  // React logs the error that the page shows.
  expect(consoleErrors.filter((text) => !/while offline|Error in route match/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});
