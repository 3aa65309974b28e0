import { expect, signIn, test } from '../fixtures.mjs';

test('a new batch is in the list', async ({ page, mocks }) => {
  await signIn(page);
  await page.getByLabel('Title').fill('Night');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Night' })).toHaveCount(1);
  expect(mocks.store.state.db.batches.map(({ title }) => title)).toContain('Night');
});

test('a new franchise has no batches', async ({ page, mocks }) => {
  await mocks.store.setScenario('new-franchise');
  await signIn(page);
  await expect(page.getByRole('status')).toHaveText('0 batches');
});
