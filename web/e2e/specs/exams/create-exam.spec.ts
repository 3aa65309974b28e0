import type { Page } from '@playwright/test';
import { watchTasks } from '../../support/long-tasks.mjs';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/create-exam';

const availableStudents = (page: Page) => page.getByRole('listbox', { name: 'Available students' }).getByRole('option');
const selectedStudents = (page: Page) => page.getByRole('list', { name: 'Selected students' }).getByRole('listitem');

/** Selects course and batch, which determine the available students. */
async function selectBatch(page: Page, course: string, batch: string): Promise<void> {
  await field(page, 'Course').selectOption(course);
  await field(page, 'Batch').selectOption(batch);
}

test('a batch of 502 shows 50 students, typing stays fast and all can be selected [F-19]', async ({ browser, page }) => {
  await openAsOperator(page, path, 'huge');
  await selectBatch(page, 'c-ccc', 'b-morning');
  await expect(page.getByText('Showing 50 of 502. Type to narrow the list.')).toBeVisible({ timeout: 30_000 });
  await expect(availableStudents(page)).toHaveCount(50);
  await field(page, 'Students').focus();
  const { step, end } = await watchTasks(browser, page);
  await step('type', async () => {
    await field(page, 'Students').pressSequentially('kumar');
    await expect(availableStudents(page)).toHaveCount(44);
  });
  // The time that the page computes, which a busy machine does not change.
  expect((await end()).type?.task).toBeLessThan(100);
  await field(page, 'Students').fill('sneha tirkey');
  await expect(availableStudents(page)).toHaveCount(1);
  await field(page, 'Students').fill('nobody at all');
  await expect(page.getByText("Nothing matches 'nobody at all'.")).toBeVisible();
  await field(page, 'Students').fill('');
  await page.getByRole('button', { name: 'Select all 502' }).click();
  await expect(page.getByText('502 selected', { exact: true })).toBeVisible();
  await expect(selectedStudents(page)).toHaveCount(21);
});
