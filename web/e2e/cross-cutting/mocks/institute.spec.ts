import { seed } from '@institute/mocks/playwright';
import { test } from '../../support/mocks.ts';
import { submitLookup } from '../../support/pages/certificate-lookup.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { operator } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a result is Request Sent until the institute declares it; then its certificate is public [R-232, R-354, R-449]', async ({
  page,
  mocks,
}) => {
  const { vikash } = seed.students;
  const lookup = { rollNo: vikash.rollNo ?? '', courseId: seed.courses.dca._id, name: 'Vikash Ranjan' };
  await openAsOperator(page, '/franchise/results');
  const status = row(page, lookup.name).getByRole('cell').nth(4);
  await expect(status).toHaveText('Request Sent');
  await page.goto('/view-result');
  await submitLookup(page, lookup);
  await expect(toast(page, /./)).toBeVisible();
  expect(mocks.calls('findResult').map(({ status }) => status)).toEqual([404]);

  const result = mocks.store.state.db.results.find(({ studentId }) => studentId === vikash._id);
  await mocks.institute.declareResult(result?._id ?? '');
  await submitLookup(page, lookup);
  await expect(page.frameLocator('iframe').getByText(lookup.name).first()).toBeVisible();
  await openAsOperator(page, '/franchise/results');
  await expect(status).toHaveText('Result Out');
});

test('a reported payment is in the wallet once the institute has verified it [R-418, R-449]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/wallet');
  const payment = mocks.store.state.db.transactions.find(({ isVerified }) => !isVerified);
  const status = row(page, `Rs. ${payment?.amount} /-`).filter({ hasText: payment?.txnId }).getByRole('cell').last();
  await page.goto('/franchise/wallet?size=25');
  await expect(status).toHaveText('Pending');
  await mocks.institute.verifyTransaction(payment?._id ?? '');
  await page.reload();
  await expect(status).toHaveText('Verified');
  await openAsOperator(page, '/franchise/dashboard');
  await expect(page.getByText(`${2450 + (payment?.amount ?? 0)}.00 /-`)).toBeVisible();
});

test('a batch that a busy server rejects is created by the second try, with what was typed [R-372, R-449]', async ({ page, mocks }) => {
  mocks.on('createBatch', { status: 503, times: 1 });
  await openAsOperator(page, '/franchise/create-batch');
  await field(page, 'Title').fill('Evening batch');
  await field(page, 'Time').fill('06:00 PM - 07:00 PM');
  await field(page, 'Student Limit').fill('12');
  await clickButton(page, 'Create Batch');
  await expect(toast(page, 'The server is busy. Please try again.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Evening batch');
  await clickButton(page, 'Create Batch');
  await expect(toast(page, 'Batch created successfully')).toBeVisible();
  expect(mocks.calls('createBatch').map(({ status, input, viewer }) => [status, input?.title, viewer?._id])).toEqual([
    [503, 'Evening batch', 'u-franchise'],
    [200, 'Evening batch', 'u-franchise'],
  ]);
});

test('an expired session leads to the login, and a new sign-in is valid [R-449]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/batches');
  await mocks.expireTokens('u-franchise');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, operator);
  await expect(page).toHaveURL('/franchise/dashboard');
  await expect(page.getByText('2450.00 /-')).toBeVisible();
});
