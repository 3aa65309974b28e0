import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const url = (status: string) =>
  `/verification?${new URLSearchParams({ payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: status, course: 'c-tally' })}`;
const ok = { json: { success: true, message: 'Thank you' } };

test.beforeEach(({ network }) => network.respond('/purchase-done', ok));

test('the details of a payment can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, student, url('Credit'));
  await expect(page.getByRole('cell', { name: 'Tally with GST' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(toast(page, 'The payment details are copied.')).toHaveAttribute('data-toast', 'success');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Payment ID: pay-1\nPayment Request ID: req-1\nPaid For: Tally with GST\nPayment Status: Completed');
});

test('where the clipboard is not available, a toast says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signIn(page, student, url('Credit'));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(toast(page, /did not allow copying/)).toHaveAttribute('data-toast', 'error');
});

test('only the table is printed, under the name of the institute', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await signIn(page, student, url('Failed'));
  await expect(page.getByText('The institute has received the payment status.')).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('Gyan Vikas Institute')).toBeVisible();
  for (const name of ['pay-1', 'req-1', 'Tally with GST', 'Failed']) await expect(main.getByRole('cell', { name })).toBeVisible();
  for (const others of ['button', 'link', 'heading', 'status'] as const) await expect(main.getByRole(others)).toHaveCount(0);
  await expect(main.getByText(/verifying your payment/)).toBeHidden();
});

test('a failed payment says what to do, with the payment id', async ({ page }) => {
  await signIn(page, student, url('Failed'));
  const help = page.getByRole('region', { name: 'What you can do now' });
  await expect(help).toContainText('please do not pay again');
  await expect(help).toContainText('five days after the day of the payment');
  await expect(help).toContainText('Give the payment id pay-1.');
  await expect(help.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^?]+\?subject=Payment%20pay-1$/);
  await expectAccessibleAtAllWidths(page, 'failed payment');
  await help.getByRole('link', { name: 'Payment Policy' }).click();
  await expect(page).toHaveURL('/payment-policy#failed');
  await expect(page.getByRole('heading', { name: 'If a payment fails' })).toBeInViewport();
});

test('a payment that the institute could not accept asks not to pay again', async ({ page, network }) => {
  network.respond('/purchase-done', { status: 422, json: { success: false, message: 'The payment is too old.' } });
  await signIn(page, student, url('Credit'));
  const help = page.getByRole('region', { name: 'What you can do now' });
  await expect(help).toContainText('please do not pay again');
  await expect(help).not.toContainText('press Buy Now again');
});

test('a completed payment shows no such help', async ({ page }) => {
  await signIn(page, student, url('Credit'));
  await expect(page.getByText('The institute has received the payment status.')).toBeVisible();
  await expect(page.getByText('What you can do now')).toHaveCount(0);
});
