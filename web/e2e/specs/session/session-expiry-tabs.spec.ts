import type { Locator, Page } from '@playwright/test';
import { Network } from '../../support/network.ts';
import { clickButton, field, handleDialogs, openAsOperator, row, submitLogin } from '../../support/pages.ts';
import { operator, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/create-batch';
const batch = { Title: 'Evening batch', Time: '06:00 PM - 07:00 PM', 'Student Limit': '12' };
const expired = { status: 401, json: { success: false, message: 'Session expired' } };

const expiryDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your session has ended' });

async function fillBatch(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(batch)) await field(page, label).fill(text);
}

async function expectFilledBatch(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(batch)) await expect(field(page, label)).toHaveValue(text);
}

async function signInAgain(page: Page): Promise<void> {
  await expiryDialog(page).getByLabel('Password', { exact: true }).fill(operator.password);
  await expiryDialog(page).getByRole('button', { name: 'Sign In' }).click();
}

test('the work in every tab survives, and one sign-in is enough for all of them [F-08, F-17]', async ({ page, context, network }) => {
  await openAsOperator(page, path);
  await fillBatch(page);
  const other = await context.newPage();
  await other.goto(path);
  await fillBatch(other);
  network.respond('/create-batch', expired, { times: 1 });
  await clickButton(page, 'Create Batch');
  for (const tab of [page, other]) await expect(expiryDialog(tab)).toBeVisible();
  await signInAgain(other);
  for (const tab of [page, other]) {
    await expect(expiryDialog(tab)).toHaveCount(0);
    await expectFilledBatch(tab);
  }
  await clickButton(page, 'Create Batch');
  await expect(row(page, batch.Title)).toBeVisible();
  await expectFilledBatch(other);
});

test('a new tab whose first profile fails does not take the work of the others [F-08, R-186]', async ({ page, context }) => {
  await openAsOperator(page, path);
  await fillBatch(page);
  const other = await context.newPage();
  const alerts = handleDialogs(other, 'accept');
  const network = new Network(other);
  await network.install();
  network.respond('/profile', expired, { times: 1 });
  await other.goto('/');
  await expect(expiryDialog(page)).toBeVisible();
  await expect.poll(() => alerts).toEqual(['Session expired']);
  await signInAgain(page);
  await expect(expiryDialog(page)).toHaveCount(0);
  await expectFilledBatch(page);
});

test('Cancel in one tab ends the page in every tab, and the next user finds nothing there [S-25, F-17]', async ({
  page,
  context,
  network,
}) => {
  await openAsOperator(page, path);
  await fillBatch(page);
  const other = await context.newPage();
  await other.goto('/franchise/create-result');
  await field(other, 'Grade').fill('A of Meera');
  const readAll = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(() => readAll(other)).toContain('A of Meera');
  network.respond('/create-batch', expired, { times: 1 });
  await clickButton(page, 'Create Batch');
  for (const tab of [page, other]) await expect(expiryDialog(tab)).toBeVisible();
  await expiryDialog(page).getByRole('button', { name: 'Cancel' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Please sign in first' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in now' }).click();
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  for (const tab of [page, other]) await expect.poll(() => readAll(tab)).not.toMatch(/Meera|create-result/);
});
