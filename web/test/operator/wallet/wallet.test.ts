import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Network, serverError } from '../../support/network.ts';
import {
  button,
  cells,
  clickLate,
  clickTwice,
  columnHeaders,
  expectCount,
  expectNoToasts,
  expectTexts,
  field,
  heading,
  link,
  main,
  press,
  row,
  searchBox,
  texts,
  toast,
} from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';

const path = '/franchise/wallet';
const rechargePath = '/franchise/recharge-wallet';
const open = (path: string) => renderRoute(path, { as: 'operator' });

const balance = page.css('[data-state]');
const requests = main.getByRole('region', { name: 'Your last requests' }).getByRole('listitem');
const qr = main.getByRole('img', { name: /^QR code to pay/ });

const expectPictureLoaded = (image: Locator) =>
  expect.element(image).toHaveProperty(
    'naturalWidth',
    expect.toSatisfy((width) => width > 0),
  );

async function fillRequest(amount: string, transactionId: string, method: string): Promise<void> {
  await field('Amount').fill(amount);
  await field('Transaction Id').fill(transactionId);
  await field('Payment Method').fill(method);
}

test('Transaction List shows amount, method, id, creation and status of each payment, and is searched by the id [R-413, R-414, R-415, R-416, R-417]', async () => {
  await open(`${path}?size=25`);
  await expect.element(heading('Transaction List')).toBeVisible();
  expect(columnHeaders()).toEqual(['Amount', 'Payment Method', 'Transaction Id', 'Created', 'Status']);
  await expectCount(main.getByRole('row'), 21);
  await expectTexts(row('Rs. 3000 /-').first().getByRole('cell'), 'NEFT', '000000000118', 'October-02-2026 at 2:34 PM', 'Pending');
  await searchBox.fill('000000000118');
  await expectCount(main.getByRole('row'), 2);
});

test('a payment is Pending until it is Verified, in Rs. [R-418, R-419, R-420, R-451]', async () => {
  const network = new Network();
  const transactions = [{ _id: '1', amount: 12.5, isVerified: true }, { _id: '2', amount: 0, isVerified: false }, { _id: '3' }];
  network.respond('/my-txn', { json: { success: true, transactions } });
  await renderRoute(path, { as: 'operator', network });
  await expectTexts(cells('Rs. 12.5 /-'), '-', '-', '-', 'Verified');
  await expectTexts(cells('Rs. 0 /-').last(), 'Pending');
  await expectTexts(cells('-').last(), 'Pending');
});

test('a recharge is requested once, next to a QR code, says when the wallet will be updated, and clears the form [R-422, R-423, R-424, R-425, R-426, R-427, R-432, Q-53, F-20]', async () => {
  const { network } = await open(path);
  await link('Recharge Wallet').click();
  await expect.element(heading('Recharge Wallet')).toBeVisible();
  await expectPictureLoaded(qr);
  await button('Send Request').click();
  await expectCount(toast('Please fill all required fields'), 1);
  for (const label of ['Amount', 'Transaction Id', 'Payment Method'])
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await fillRequest('Rs. 1500', '000000099999', 'UPI');
  await button('Send Request').click();
  await expect.element(field('Amount')).toHaveAccessibleDescription(/Please enter the amount as a number\.$/);
  await field('Amount').fill(' १,५०० ');
  await clickTwice(button('Send Request'));
  await expect.element(toast('We recived your request , within 24hrs your wallet will be update')).toHaveAttribute('data-toast', 'success');
  await expect.element(field('Amount')).toHaveValue('');
  clickLate(button('Send Request'));
  await waitForResponses();
  await expect.element(field('Amount'), { message: 'the form is empty, and no error' }).not.toHaveAttribute('aria-invalid', 'true');
  expect(network.calls('/fund-request').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { amount: 1500, txnId: '000000099999', paidBy: 'UPI' }],
  ]);
  await expectTexts(requests.first(), expect.stringContaining('000000099999'));
  // The form has no unsaved input, so leaving it needs no confirmation.
  await link('All transactions').click();
  await expectTexts(row('Rs. 1500 /-').filter({ hasText: '000000099999' }).getByRole('cell').last(), 'Pending');
  await expect.element(page.getByText('2450.00 /-'), { message: 'the balance is not changed yet' }).toBeVisible();
});

test('a rejected recharge request keeps the input, and a transaction id of the list is pointed out at its field [R-440]', async () => {
  const { network } = await open(rechargePath);
  await fillRequest('1500', '000000000120', 'UPI');
  await expect
    .element(field('Transaction Id'))
    .toHaveAccessibleDescription(/This Transaction Id is in your list already, from 02-11-2026\.$/);
  await button('Send Request').click();
  await expect.element(toast('This transaction has already been reported.')).toHaveAttribute('data-toast', 'error');
  expect(network.calls('/fund-request')).toHaveLength(1);
  await expect.element(field('Transaction Id')).toHaveValue('000000000120');
  await field('Transaction Id').fill('000000099998');
  await expect.element(page.getByText(/is in your list already/)).not.toBeInTheDocument();
});

test('the dashboard has four counts in two equal pairs, and Wallet Money [R-301, R-302, R-303, R-304, R-438]', async () => {
  await open('/franchise/dashboard');
  const counts = page.getByRole('list', { name: 'Counts' }).getByRole('listitem');
  const pair = ['12 Courses', '1200 Users'].map((text) => expect.stringContaining(text));
  await expect.poll(() => texts(counts)).toEqual([...pair, ...pair]);
  await expect.element(balance).toHaveAttribute('data-state', 'normal');
  await renderRoute('/franchise/dashboard', { as: 'operator', scenario: 'empty-wallet' });
  await expect.element(page.getByText('0.00 /-', { exact: true })).toBeVisible();
  await expect.element(balance).toHaveAttribute('data-state', 'danger');
});

test('three pages show the balance, fetched with its content type, or a dash without a toast if it cannot be read [R-256, R-305, R-306]', async () => {
  for (const walletPage of ['/franchise/dashboard', path, rechargePath]) {
    const { network, reload } = await open(walletPage);
    await expect.element(page.getByRole('heading', { name: 'Wallet Money' })).toBeVisible();
    await expect.element(page.getByText('2450.00 /-')).toBeVisible();
    expect(network.calls('/wallet')[0]).toMatchObject({ method: 'GET', headers: { 'content-type': 'multipart/form-data' } });
    network.respond('/wallet', serverError);
    await reload();
    await expectTexts(balance.css('p'), '-');
    await expectNoToasts();
  }
});

test('the QR code and the link of the payment app ask for the amount that is typed or tapped', async () => {
  const { network } = await open(rechargePath);
  await expectPictureLoaded(qr);
  await expect.element(page.getByText('Enter the amount to add it to the QR code')).toBeVisible();
  const withoutAmount = qr.element().getAttribute('src');
  await field('Amount').fill('1,00,000');
  await expect.element(page.getByText('QR code for Rs. 100000 /-')).toBeVisible();
  const app = link('Open UPI app (on your phone)');
  await expect.element(app).toHaveAttribute('href', expect.stringMatching(/^upi:\/\/pay\?pa=.+&am=100000\.00&cu=INR/));
  await expect.poll(() => qr.element().getAttribute('src')).not.toBe(withoutAmount);
  await expectPictureLoaded(qr);
  await button('Rs. 2000 /-').click();
  await expect.element(field('Amount')).toHaveValue('2000');
  await expect.element(button('Rs. 2000 /-')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(app).toHaveAttribute('href', expect.stringContaining('&am=2000.00&'));
  await field('Transaction Id').fill('UTR-1');
  await field('Payment Method').fill('UPI');
  await button('Send Request').click();
  await expect
    .poll(() => network.calls('/fund-request').map(({ body }) => body))
    .toEqual([{ amount: 2000, txnId: 'UTR-1', paidBy: 'UPI' }]);
});

test('Recharge Wallet ends with the last three requests and their status, and a new one is first and in sight', async () => {
  await page.viewport(360, 480);
  await open(rechargePath);
  await expectTexts(
    requests,
    'Rs. 2450 /-November-02-2026 at 4:58 AM, Cash deposit, 000000000120Pending',
    'Rs. 1000 /-October-17-2026 at 9:46 PM, IMPS, 000000000119Pending',
    'Rs. 3000 /-October-02-2026 at 2:34 PM, NEFT, 000000000118Pending',
  );
  await expect.element(link('+91 00000 00000'), { message: 'some are pending for weeks' }).toHaveAttribute('href', 'tel:+910000000000');
  await fillRequest('500', '000000099997', 'UPI');
  const isBelow = () => requests.first().element().getBoundingClientRect().bottom > 480;
  expect(isBelow()).toBe(true);
  await press(field('Payment Method'), '{Enter}');
  await expectTexts(requests.nth(0), expect.stringMatching(/^Rs\. 500 .+ UPI, 000000099997Pending$/));
  await expectCount(requests, 3);
  await expect.poll(isBelow).toBe(false);
});

test('the last requests are empty at first, can be loaded again if they fail, and none is in sight before one is sent', async () => {
  const network = new Network();
  network.respond('/my-txn', { json: { success: true, transactions: [] } });
  const { reload } = await renderRoute(rechargePath, { as: 'operator', network });
  await expect.element(main.getByText('There is no transaction yet')).toBeVisible();
  network.respond('/my-txn', serverError);
  await reload();
  await expect.element(main.getByText('Your requests could not be loaded.')).toBeVisible();
  await expectNoToasts();
  network.passThrough('/my-txn');
  await button('Retry').click();
  await expectCount(requests, 3);
  await expect.element(main.getByRole('heading', { name: 'Your last requests' })).toHaveFocus();
  // The institute may have entered a payment without a transaction id.
  network.respond('/my-txn', { json: { success: true, transactions: [{ _id: 't-1', amount: 700, createdAt: '2026-10-02T09:04:00Z' }] } });
  await page.viewport(360, 480);
  await reload();
  await expectTexts(requests, 'Rs. 700 /-October-02-2026 at 2:34 PMPending');
  expect(scrollY).toBe(0);
  const verified = { _id: 't-2', amount: 900, createdAt: '2026-10-02T09:04:00Z', isVerified: true };
  const sentNow = { _id: 't-3', amount: 800, createdAt: new Date().toISOString() };
  network.respond('/my-txn', { json: { success: true, transactions: [verified, sentNow] } });
  await reload();
  await expectCount(requests, 2);
  await expect.element(link('+91 00000 00000'), { message: 'nothing is late' }).not.toBeInTheDocument();
});
