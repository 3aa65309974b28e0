import { watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { signIn, student } from '../../support/session.ts';
import { tabTo } from '../../support/tab-to.ts';
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

test('the whole purchase works with the keyboard alone [R-090, R-151, R-152]', async ({ page }) => {
  await page.goto(course.path);
  await expect(buyNow(page)).toBeVisible();
  await tabTo(page, 'Buy Now');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Email');
  await page.keyboard.type(student.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(course.path);
  await expect(buyNow(page)).toBeVisible();
  await tabTo(page, 'Buy Now');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/payment\.html/);
  await tabTo(page, 'Pay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
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
