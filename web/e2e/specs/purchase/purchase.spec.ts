import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a guest who buys signs in first and comes back, and Back from the payment page leaves the course usable [R-100, R-105, R-158, F-14]', async ({
  page,
}) => {
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect(page).toHaveURL(/\/login\?/);
  await submitLogin(page, student);
  await expect(page).toHaveURL(course.path);
  const purchases = watchRequests(page, 'POST', '/purchase');
  await buyNow(page).click();
  await expect(page).toHaveURL(/\/__mocks\/payment\.html/);
  await expect(page.getByText('Rs. 4200 /-')).toBeVisible();
  expect(purchases.map((request) => request.postDataJSON())).toEqual([{ amount: 4200, courseId: course.id }]);
  await page.goBack();
  await expect(page).toHaveURL(course.path);
  await expect(buyNow(page)).toBeEnabled();
  await expect(buyNow(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('a page restored from the back/forward cache is not busy [F-14]', async ({ page }) => {
  await page.clock.install();
  await signIn(page, student, course.path);
  // With a 204 the browser stays on the page, as if it had returned.
  await page.route('**/__mocks/payment.html*', (route) => route.fulfill({ status: 204 }));
  const navigation = page.waitForResponse(/payment\.html/);
  await buyNow(page).click();
  await navigation;
  await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
  // From here on no time passes, after which the button would be ready by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buyNow(page)).not.toHaveAttribute('aria-busy', 'true');
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
  await expect(status(page)).toHaveText('Payment received');
  await expect(page.getByRole('heading', { level: 1 }), 'the button is gone').toBeFocused();
  expect(network.calls('/purchase-done')).toHaveLength(2);
});
