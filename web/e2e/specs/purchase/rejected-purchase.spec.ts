import { watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test.beforeEach(({ page }) => storeSession(page, sessions.student));

test('a rejected purchase shows one toast, and the page stays [R-106, R-111, R-253]', async ({ page }) => {
  await page.goto('/course-detail/c-ccc');
  await buyNow(page).click();
  await expect(toast(page, 'You already have this course.')).toHaveAttribute('data-toast', 'error');
  await expect(toast(page, /./)).toHaveCount(1);
  await expect(page).toHaveURL('/course-detail/c-ccc');
  await expect(buyNow(page)).toBeEnabled();
});

test('field errors show the first message of phone and of amount [R-107, R-108, R-109]', async ({ page }) => {
  await page.goto(`${course.path}?mocks=payment-refused`);
  await buyNow(page).click();
  await expect(toast(page, 'Please enter a valid phone number.')).toBeVisible();
  await expect(toast(page, 'The amount is above the limit of this account.')).toBeVisible();
  await expect(toast(page, /./)).toHaveCount(2);
  await expect(page).toHaveURL(course.path);
});

test('a failed payment is shown as Failed and adds no course [R-121, R-124, R-125]', async ({ page }) => {
  await page.goto(course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page).toHaveURL(/payment_status=Failed/);
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect(page.getByText('Completed')).toHaveCount(0);
  await expect(toast(page, 'We have noted that this payment did not go through. You can try again')).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect(page.getByText('Tally')).toHaveCount(0);
});

test('a payment URL of another site is not followed [S-09, R-104]', async ({ page }) => {
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text: string, reviver) => {
      const value = parse(text, reviver);
      if (value?.payment_request) value.payment_request.longurl = 'http://evil.example/pay';
      return value;
    };
  });
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(toast(page, /./).and(page.locator('[data-toast=error]'))).toBeVisible();
  await expect(page).toHaveURL(course.path);
});

test('Buy Now redirects a session without a user id to the login [R-011, R-102]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('institute.session', JSON.stringify({ token: 't', user: { role: 10 } })));
  const purchases = watchRequests(page, 'POST', '/purchase');
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(purchases).toHaveLength(0);
});
