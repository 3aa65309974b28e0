import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;
const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

async function pay(page: Page): Promise<void> {
  await signIn(page, student, course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'Payment received. The course is yours')).toBeVisible();
}

test('the page explains the verification and links to the home page [R-113, R-114, R-115, R-116, R-122]', async ({ page }) => {
  await signIn(page, student, verificationUrl(report));
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await expect(page.getByText("We're verifying your payment, this may take a while. Feel free to leave this screen.")).toBeVisible();
  await expect(page.getByText('We will sent you the confirmation email.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
});

test('the table shows both ids, the course and the status [R-117, R-118, R-119, R-120, R-121]', async ({ page }) => {
  await page.goto(verificationUrl(report));
  for (const [name, value] of [
    ['Payment ID', 'pay-1'],
    ['Payment Request ID', 'req-1'],
    ['Paid For', /Tally/],
    ['Payment Status', 'Completed'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText(value);
  }
  await page.goto(verificationUrl({ ...report, payment_status: 'Pending' }));
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
});

test('the payment is reported exactly once in StrictMode, after a reload and after Back [R-112, R-123, R-127, F-12, F-13]', {
  tag: '@development-react',
}, async ({ page }) => {
  const reports = watchRequests(page, 'POST', '/purchase-done');
  await pay(page);
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('cell', { name: 'Completed' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(1);
  expect(Object.keys(reports[0]?.postDataJSON()).sort()).toEqual(['course', 'payment_id', 'payment_request_id', 'payment_status']);
});

test("an error shows a toast with the server's message [R-125, R-126]", async ({ page }) => {
  await signIn(page, student, verificationUrl(report));
  await expect(toast(page, 'We could not find this payment.')).toHaveAttribute('data-toast', 'error');
});

test('without parameters no payment is reported, and the status is Failed [R-062, R-113]', async ({ page }) => {
  const reports = watchRequests(page, 'POST', '/purchase-done');
  await page.goto('/verification');
  await expect(page.getByRole('cell', { name: 'Failed' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '-', exact: true })).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(0);
});

test('a forged report adds no course, and its text is escaped [S-10]', async ({ page }) => {
  await signIn(page, student, verificationUrl({ ...report, payment_id: '<img src=x onerror=alert(1)>' }));
  await expect(page.getByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(toast(page, /./)).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByText('Course on Computer Concepts')).toBeVisible();
  await expect(page.getByText(/Tally/)).toHaveCount(0);
});

test('without a session a rejected report links to the login, with a redirect back [R-124]', async ({ page }) => {
  await page.goto(verificationUrl(report));
  const link = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a failed payment links back to its course [R-113, Q-39]', async ({ page }) => {
  const backLink = page.getByRole('main').getByRole('link', { name: 'Back to the course' });
  for (const [status, id] of [
    ['Credit', course.id],
    ['Failed', 'no-such-course'],
  ] as const) {
    await page.goto(verificationUrl({ payment_status: status, course: id }));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(backLink).toHaveCount(0);
  }
  await page.goto(verificationUrl({ payment_status: 'Failed', course: course.id }));
  await backLink.click();
  await expect(page).toHaveURL(course.path);
});
