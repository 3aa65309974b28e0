import type { Page } from '@playwright/test';
import { accountMenu, buyNow, clickButton, course, expectNoToasts, signInLink, signOut, toast } from '../../support/pages.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const card = (page: Page) => page.locator(`main a[href="${course.path}"]`).first();

test('a query without a response shows a loading state, times out after 30 seconds and can be retried [R-258, F-04]', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const busy = page.getByRole('main').locator('[aria-busy=true]').first();
  const held = network.hold('/courses');
  await page.goto('/');
  await expect(busy).toBeVisible();
  await expect.poll(() => held.calls.length).toBe(1);
  await page.clock.fastForward(28_000);
  await expect(busy).toBeVisible();
  await expectNoToasts(page);
  await page.clock.fastForward(2000);
  await expect(toast(page, 'The server took too long to answer. Please try again.')).toHaveAttribute('data-toast', 'error');
  await expect(busy).toHaveCount(0);
  expect(held.calls, 'a timeout is not retried').toHaveLength(1);
  held.release();
  await clickButton(page, 'Retry');
  await expect(card(page)).toBeVisible();
});

test('a user can leave a pending page at any time, without a later toast, and a purchase has no timeout [R-258, F-04, F-27]', async ({
  page,
  network,
}) => {
  await page.clock.install();
  await storeSession(page, sessions.student);
  const held = network.hold('/purchase');
  // Only the purchase may be pending when time passes.
  const reads = [`/course/${course.id}`, '/profile'].map((read) => page.waitForResponse(`**/v1${read}`));
  await page.goto(course.path);
  await expect(accountMenu(page)).toBeVisible();
  await Promise.all(reads.map(async (response) => (await response).finished()));
  await buyNow(page).click();
  await expect.poll(() => held.calls.length).toBe(1);
  await page.clock.fastForward('10:00');
  await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
  await expectNoToasts(page);
  expect(held.counts()).toEqual({ calls: 1, aborted: 0 });
  network.hold('/profile');
  await page.goto('/user/profile');
  await expect(page.getByText('Loading your account...')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(card(page)).toBeVisible();
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  // Only the profile may be pending when time passes, not the courses that the home page refetches.
  await expect(card(page)).toBeAttached();
  await page.clock.fastForward(31_000);
  // A toast would be rendered by now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectNoToasts(page);
});
