import { expect, type Locator, type Page } from '@playwright/test';
import { openAsOperator } from './franchise.ts';
import { clickButton, expectLoaded, field } from './page.ts';

export const path = '/franchise/batch-marksheets';

export const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

/** The row with a roll number, such as 41 for GVI/41/2026. */
export const row = (page: Page, number: number): Locator =>
  page
    .getByRole('table', { name: 'Marks' })
    .getByRole('row')
    .filter({ hasText: `GVI/${number}/2026` });

/** The inputs of a row: two for each subject. */
export const cells = (page: Page, number: number): Locator => row(page, number).getByRole('textbox');

/** Types two marks for each subject into a row. */
export async function fillRow(page: Page, number: number, marks: readonly string[]): Promise<void> {
  for (const [index, text] of marks.entries()) await cells(page, number).nth(index).fill(text);
}

/** Four students have this course in this batch, GVI/41/2026 to GVI/44/2026. */
export async function chooseBatch(page: Page): Promise<void> {
  await field(page, 'Course').selectOption('Tally with GST');
  await field(page, 'Batch').selectOption('Tally practical lab');
  await expect(cells(page, 41)).toHaveCount(8);
}

export async function fillDates(page: Page): Promise<void> {
  await field(page, 'Start Date').fill('2026-04-02');
  await field(page, 'End Date').fill('2026-07-01');
  await field(page, 'Issue Date').fill('2026-07-06');
}

/** Opens the page with course, batch and dates. */
export async function openBatch(page: Page): Promise<void> {
  await openAsOperator(page, path);
  await chooseBatch(page);
  await fillDates(page);
}

/** Keeps two of the four subjects. */
export async function keepTwoSubjects(page: Page): Promise<void> {
  for (const subject of ['GST', 'Payroll']) await page.getByRole('main').getByRole('checkbox', { name: subject }).uncheck();
  await expect(cells(page, 41)).toHaveCount(4);
}

export const send = (page: Page, count: number) => clickButton(page, count === 1 ? 'Send 1 marksheet' : `Send ${count} marksheets`);

/** The heading of the run, which counts what is sent. */
export const progress = (page: Page, text: string): Locator => page.getByRole('heading', { level: 2, name: text });

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectLoaded(page);
}
