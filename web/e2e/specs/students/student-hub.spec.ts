import type { Page } from '@playwright/test';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/student-management';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Student details' });
const tasks = (page: Page) => dialog(page).getByRole('region', { name: 'For this student' });

async function openDetails(page: Page, name: string): Promise<void> {
  await openAsOperator(page, `${path}?q=${name}`);
  await page.getByRole('button', { name: new RegExp(`^View details of .*${name}`) }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a form that is opened for a student keeps the student at a reload', async ({ page }) => {
  await openDetails(page, 'Yash');
  await tasks(page).getByRole('link', { name: 'Create result' }).click();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('s-040');
  await field(page, 'Grade').fill('B+');
  await expect.poll(() => page.evaluate(() => sessionStorage['institute.draft.create-result'])).toContain('B+');
  await page.reload();
  await expect(field(page, 'Student Roll No')).toHaveValue('GVI/50/2026');
  await expect(field(page, 'Grade')).toHaveValue('B+');
  await openDetails(page, 'Rohit');
  await tasks(page).getByRole('link', { name: 'Create marksheet' }).click();
  await expect(field(page, 'Student')).toHaveValue('s-002');
  await page.reload();
  await expect(field(page, 'Student')).toHaveValue('s-002');
  await expect(field(page, 'Course')).toHaveValue('');
});
