import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a guest finds a course, signs in and buys it, and the profile lists it [R-100, R-101, R-103, R-104, R-158]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator(`a[href="${course.path}"]`).first().click();
  await expect(page).toHaveURL(course.path);
  const title = 'Tally with GST';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect(page).toHaveURL(/\/login\?/);
  await submitLogin(page, student);

  await expect(page).toHaveURL(course.path);
  const purchases = watchRequests(page, 'POST', '/purchase');
  await buyNow(page).click();
  await expect(page).toHaveURL(/\/__mocks\/payment\.html/);
  expect(purchases.map((request) => request.postDataJSON())).toEqual([{ amount: 4200, courseId: course.id }]);
  await expect(page.getByText('Rs. 4200 /-')).toBeVisible();

  const reports = watchRequests(page, 'POST', '/purchase-done');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/verification\?/);
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await expect(page.getByRole('cell', { name: title })).toBeVisible();
  await expect(toast(page, 'Payment received. The course is yours')).toHaveAttribute('data-toast', 'success');
  expect(reports).toHaveLength(1);

  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
});

test('Back from the payment page leaves the course usable [R-105, F-14]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(page).toHaveURL(/payment\.html/);
  await page.goBack();
  await expect(page).toHaveURL(course.path);
  await expect(buyNow(page)).toBeEnabled();
  await expect(buyNow(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('a page restored from the back/forward cache is not busy [F-14]', async ({ page }) => {
  await signIn(page, student, course.path);
  // With a 204 the browser stays on the page, as if it had returned.
  await page.route('**/__mocks/payment.html*', (route) => route.fulfill({ status: 204 }));
  const navigation = page.waitForResponse(/payment\.html/);
  await buyNow(page).click();
  await navigation;
  await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buyNow(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 3000 });
});

const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;
const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

const status = (page: Page) => page.getByRole('main').getByRole('status');
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });

test('a report without a definite response stays open, also after a reload and in another tab, until it is sent again [Q-36]', async ({
  page,
  network,
}) => {
  network.respond('/purchase-done', { status: 404, json: { success: false, message: 'Not yet known' } });
  await signIn(page, student, verificationUrl(report));
  await expect(sendAgain(page)).toBeVisible();
  await page.reload();
  await expect(sendAgain(page)).toBeVisible();
  const tab = await page.context().newPage();
  const reportsOfTab = watchRequests(tab, 'POST', '/purchase-done');
  await tab.goto(verificationUrl(report));
  await expect(sendAgain(tab)).toBeVisible();
  expect(reportsOfTab).toEqual([]);
  await tab.close();
  expect(network.calls('/purchase-done')).toHaveLength(1);
  network.respond('/purchase-done', { json: { success: true, message: 'Thank you' } });
  await sendAgain(page).press('Enter');
  await expect(status(page)).toHaveText('The institute has received the payment status.');
  await expect(page.getByRole('heading', { level: 1 }), 'the button is gone').toBeFocused();
  expect(network.calls('/purchase-done')).toHaveLength(2);
});
