import type { Page } from '@playwright/test';
import { buyNow, course } from '../../support/pages/course.ts';
import { accountMenu, signInLink, signOut } from '../../support/pages/header.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

const timeoutMessage = 'The server took too long to answer. Please try again.';
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').first();
const card = (page: Page) => page.locator(`main a[href="${course.path}"]`).first();

test('a query without a response shows a loading state, times out after 30 seconds and can be retried [R-258, F-04]', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const held = network.hold('/courses');
  await page.goto('/courses');
  await expect(busy(page)).toBeVisible();
  await expect.poll(() => held.calls.length).toBe(1);
  await page.clock.fastForward(28_000);
  await expect(busy(page)).toBeVisible();
  await expectNoToasts(page);
  await page.clock.fastForward(2000);
  await expect(toast(page, timeoutMessage)).toHaveAttribute('data-toast', 'error');
  await expect(busy(page)).toHaveCount(0);
  expect(held.calls, 'a timeout is not retried').toHaveLength(1);
  held.release();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toBeVisible();
});

test('the user can leave a pending page at any time, without a later toast [F-04, F-27]', async ({ page, network }) => {
  await page.clock.install();
  await storeSession(page, sessions.student);
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

for (const [action, path, url] of [
  ['a purchase', '/purchase', course.path],
  [
    'the report of a payment',
    '/purchase-done',
    `/verification?payment_id=p&payment_request_id=r&payment_status=Credit&course=${course.id}`,
  ],
] as const)
  test(`${action} has no timeout, is sent once, and the user can leave the page [R-258, F-04]`, async ({ page, network }) => {
    await page.clock.install();
    await storeSession(page, sessions.student);
    const held = network.hold(path);
    // Only the purchase or the report may be pending when time passes.
    const reads = [`/course/${course.id}`, '/profile'].map((read) => page.waitForResponse(`**/v1${read}`));
    await page.goto(url);
    await expect(accountMenu(page)).toBeVisible();
    await Promise.all(reads.map(async (response) => (await response).finished()));
    if (path === '/purchase') await buyNow(page).click();
    await expect.poll(() => held.calls.length).toBe(1);
    await page.clock.fastForward('10:00');
    if (path === '/purchase') await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
    else await expect(page.getByText('Sending the payment status to the institute…')).toBeVisible();
    await expectNoToasts(page);
    expect(held.counts()).toEqual({ calls: 1, aborted: 0 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    await expect(card(page)).toBeVisible();
  });
