import { serverError, watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { clickButton, expectLoaded, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

test('Transaction List shows amount, method, id, creation and status of each payment [R-413, R-414, R-415, R-416, R-417]', async ({
  page,
}) => {
  await openAsOperator(page, '/franchise/wallet?size=25');
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction List' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Amount', 'Payment Method', 'Transaction Id', 'Created', 'Status']);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
  await expect(row(page, 'Rs. 3000 /-').first().getByRole('cell')).toHaveText([
    'NEFT',
    '000000000118',
    'October-02-2026 at 2:34 PM',
    'Pending',
  ]);
  // The specification names no field to search payments by.
  await expect(searchBox(page)).toHaveCount(0);
});

test("a payment is Pending until it is Verified, in Rs.; without payments: 'There is no transaction yet' [R-418, R-419, R-420, R-421, R-451]", async ({
  page,
  network,
}) => {
  const transactions = [{ _id: '1', amount: 12.5, isVerified: true }, { _id: '2', amount: 0, isVerified: false }, { _id: '3' }];
  network.respond('/my-txn', { json: { success: true, transactions } });
  await openAsOperator(page, '/franchise/wallet');
  await expect(row(page, 'Rs. 12.5 /-').getByRole('cell')).toHaveText(['-', '-', '-', 'Verified']);
  await expect(row(page, 'Rs. 0 /-').getByRole('cell').last()).toHaveText('Pending');
  await expect(row(page, '-').getByRole('cell').last()).toHaveText('Pending');
  network.respond('/my-txn', { json: { success: true, transactions: [] } });
  await page.reload();
  await expect(page.getByText('There is no transaction yet')).toBeVisible();
});

test('a recharge is requested once, next to a QR code, and the form is cleared [R-422, R-423, R-424, R-425]', async ({ page }) => {
  await openAsOperator(page, '/franchise/wallet');
  await page.getByRole('main').getByRole('link', { name: 'Recharge Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recharge Wallet' })).toBeVisible();
  const qr = page.getByRole('img', { name: /^QR code to pay/ });
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const requests = watchRequests(page, 'POST', '/fund-request');
  await clickButton(page, 'Send Request');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  for (const label of ['Amount', 'Transaction Id', 'Payment Method'])
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Amount').fill('1500');
  await field(page, 'Transaction Id').fill('000000099999');
  await field(page, 'Payment Method').fill('UPI');
  await page.getByRole('main').getByRole('button', { name: 'Send Request' }).dblclick();
  await expect(toast(page, /^We recived/)).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('');
  expect(requests.map((request) => request.postDataJSON())).toEqual([{ amount: 1500, txnId: '000000099999', paidBy: 'UPI' }]);
  // The form has no unsaved input, so leaving it needs no confirmation.
  await page.getByRole('main').getByRole('link', { name: 'Transaction List' }).click();
  await expect(row(page, 'Rs. 1500 /-').filter({ hasText: '000000099999' }).getByRole('cell').last()).toHaveText('Pending');
});

test('a recharge request shows when the wallet will be updated, and does not change the balance [R-426, R-427, R-432]', async ({
  page,
}) => {
  await openAsOperator(page, '/franchise/recharge-wallet');
  await field(page, 'Amount').fill('500');
  await field(page, 'Transaction Id').fill('000000088888');
  await field(page, 'Payment Method').fill('Cash');
  await clickButton(page, 'Send Request');
  await expect(toast(page, 'We recived your request , within 24hrs your wallet will be update')).toHaveAttribute('data-toast', 'success');
  await sidebarLink(page, 'Dashboard').click();
  await expect(page.getByText('2450.00 /-')).toBeVisible();
});

test('a rejected recharge request keeps the input [R-440]', async ({ page }) => {
  await openAsOperator(page, '/franchise/recharge-wallet');
  await field(page, 'Amount').fill('1500');
  await field(page, 'Transaction Id').fill('000000000120');
  await field(page, 'Payment Method').fill('UPI');
  await clickButton(page, 'Send Request');
  await expect(toast(page, 'This transaction has already been reported.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Transaction Id')).toHaveValue('000000000120');
  await field(page, 'Amount').fill('a lot');
  await clickButton(page, 'Send Request');
  await expect(toast(page, 'Please enter the amount as a number.')).toBeVisible();
});

test('the dashboard has four counts in two equal pairs, and Wallet Money [R-301, R-302, R-303, R-304, R-438]', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard');
  await expect(page.getByRole('list', { name: 'Counts' }).getByRole('listitem')).toHaveText([
    /12 Courses/,
    /1200 Users/,
    /12 Courses/,
    /1200 Users/,
  ]);
  await expect(page.getByRole('heading', { name: 'Wallet Money' })).toBeVisible();
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'normal');
  await openAsOperator(page, '/franchise/dashboard', 'empty-wallet');
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'danger');
});

test('the wallet is fetched with its content type, and if that fails the balance is a dash, without a toast [R-256, R-305, R-306]', async ({
  page,
  network,
}) => {
  const requests = watchRequests(page, 'GET', '/wallet');
  await openAsOperator(page, '/franchise/dashboard');
  expect(requests[0]?.headers()['content-type']).toBe('multipart/form-data');
  network.respond('/wallet', serverError);
  await page.reload();
  await expectLoaded(page);
  await expect(page.locator('[data-state] p')).toHaveText('-');
  await expectNoToasts(page);
});

test('input during a pending recharge request is kept [F-05]', async ({ page, network }) => {
  const held = network.hold('/fund-request');
  await openAsOperator(page, '/franchise/recharge-wallet');
  await field(page, 'Amount').fill('500');
  await field(page, 'Transaction Id').fill('000000066666');
  await field(page, 'Payment Method').fill('Cash');
  await clickButton(page, 'Send Request');
  await expect.poll(() => held.calls.length).toBe(1);
  await field(page, 'Amount').fill('999');
  held.release();
  await expect(toast(page, /^We recived/)).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('999');
});

test('Manage Wallet and Recharge Wallet show the balance above, without a toast if it cannot be read', async ({ page, network }) => {
  await openAsOperator(page, '/franchise/wallet');
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  const recharge = page.getByRole('main').getByRole('link', { name: 'Recharge Wallet' });
  await expect(recharge).toHaveCount(1);
  await recharge.click();
  await expect(page.getByRole('heading', { name: 'Wallet Money' })).toBeVisible();
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  await expect(recharge).toHaveCount(0);
  network.respond('/wallet', serverError);
  await page.reload();
  await expectLoaded(page);
  await expect(page.locator('[data-state] p')).toHaveText('-');
  await expectNoToasts(page);
});

test('the QR code and the link of the payment app ask for the amount that is typed', async ({ page }) => {
  await openAsOperator(page, '/franchise/recharge-wallet');
  const qr = page.getByRole('img', { name: /^QR code to pay/ });
  await expect(qr).toBeVisible();
  const withoutAmount = await qr.getAttribute('src');
  await field(page, 'Amount').fill('1,00,000');
  await expect(page.getByText('The code asks for Rs. 100000 /-.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', /^upi:\/\/pay\?pa=.+&am=100000\.00&cu=INR/);
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await qr.getAttribute('src')).not.toBe(withoutAmount);
});

test('a transaction id that is in the list already is pointed out at its field, and can be sent', async ({ page, network }) => {
  await openAsOperator(page, '/franchise/recharge-wallet');
  await field(page, 'Transaction Id').fill('000000000120');
  await expect(field(page, 'Transaction Id')).toHaveAccessibleDescription(
    /This transaction id is in your list already, from 02-11-2026\.$/,
  );
  await field(page, 'Amount').fill('1500');
  await field(page, 'Payment Method').fill('UPI');
  await clickButton(page, 'Send Request');
  await expect.poll(() => network.calls('/fund-request').length).toBe(1);
  await field(page, 'Transaction Id').fill('000000099998');
  await expect(page.getByText(/is in your list already/)).toHaveCount(0);
});
