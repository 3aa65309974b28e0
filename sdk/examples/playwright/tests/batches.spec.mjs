import { expect, test } from '@institute/mocks/playwright';

/** Signs in as the operator of a franchise. */
async function signIn(page) {
  await page.goto('/');
  await page.getByLabel('Email').fill('franchise@example.com');
  await page.getByLabel('Password').fill('franchise123');
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a new batch is in the list', async ({ page, mocks }) => {
  await signIn(page);
  await page.getByLabel('Title').fill('Night');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Night' })).toHaveCount(1);
  expect(mocks.calls('createBatch').map(({ input, status }) => [input.title, status])).toEqual([['Night', 200]]);
});

test('a new franchise has no batches', async ({ page, mocks }) => {
  await mocks.reset('new-franchise');
  await signIn(page);
  await expect(page.getByRole('status')).toHaveText('0 batches');
});

test('a rejected batch leaves the list as it is', async ({ page, mocks }) => {
  await signIn(page);
  const rows = page.getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  const count = await rows.count();
  mocks.on('createBatch', { status: 409, body: { success: false, message: 'The hall is closed.' }, times: 1 });
  await page.getByLabel('Title').fill('Night');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status')).toHaveText('The hall is closed.');
  await expect(rows).toHaveCount(count);
});
