import type { Page } from '@playwright/test';
import { buyNow, course, expect, notice, soon, test } from '../../support/app.ts';
import { leaveRecord, records } from '../../support/session.ts';
import { takeCall } from '../../support/wire.ts';

const timeout = 'The server took too long to answer. Please try again.';
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').first();
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Aarav Sharma/ });
const card = (page: Page) => page.locator(`main a[href="${course.path}"]`).first();

test('a read that nobody answers shows that it works, ends after 30 seconds and can be tried again [R-258, F-04]', async ({ page }) => {
  await page.clock.install();
  const call = await takeCall(page, '/courses', { silent: true });
  await page.goto('/courses');
  await expect(busy(page)).toBeVisible();
  await expect.poll(call.calls).toBe(1);
  await page.clock.fastForward(28_000);
  await expect(busy(page)).toBeVisible();
  await expect(notice(page, /./)).toHaveCount(0, soon);
  await page.clock.fastForward(2000);
  await expect(notice(page, timeout)).toHaveAttribute('data-notice', 'error');
  await expect(busy(page)).toHaveCount(0);
  expect(await call.calls(), 'nobody waits three times as long').toBe(1);
  await call.answer();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toBeVisible();
});

test('who waits can leave at any time, and hears nothing more of what was left [F-04, F-27]', async ({ page }) => {
  await page.clock.install();
  await leaveRecord(page, records.student);
  await takeCall(page, '/profile', { silent: true });
  await page.goto('/user/profile');
  await expect(page.getByText(/^One moment/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(card(page)).toBeVisible();
  await account(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.clock.fastForward(31_000);
  // A notice would have been drawn by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(notice(page, /./)).toHaveCount(0, soon);
});

for (const [what, path, address] of [
  ['a purchase', '/purchase', course.path],
  [
    'the report of a payment',
    '/purchase-done',
    `/verification?payment_id=p&payment_request_id=r&payment_status=Credit&course=${course.id}`,
  ],
] as const)
  test(`${what} is never cut, goes out once and lets people leave [R-258, F-04]`, async ({ page }) => {
    await page.clock.install();
    await leaveRecord(page, records.student);
    const call = await takeCall(page, path, { silent: true });
    await page.goto(address);
    await expect(account(page)).toBeVisible();
    if (path === '/purchase') await buyNow(page).click();
    await expect.poll(call.calls).toBe(1);
    await page.clock.fastForward('10:00');
    if (path === '/purchase') await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
    else await expect(page.getByText('Sending the result to the institute …')).toBeVisible();
    await expect(notice(page, /./)).toHaveCount(0, soon);
    expect([await call.calls(), await call.ended()]).toEqual([1, 0]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    await expect(card(page)).toBeVisible();
  });
