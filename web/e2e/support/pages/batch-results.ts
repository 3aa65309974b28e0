import { seed, type TestMocks } from '@institute/mocks/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAsOperator, row } from './franchise.ts';
import { expectLoaded, field } from './page.ts';

export const path = '/franchise/batch-results';

/** A student of the batch, as the mocks store one. */
export interface BatchStudent {
  _id: string;
  fullName: string;
  rollNo: string;
}

/** Adds students to a course and batch that have no others. */
export function addStudents(mocks: TestMocks, count: number): BatchStudent[] {
  const students = Array.from({ length: count }, (_, index) => ({
    ...seed.students.asha,
    _id: `s-batch-${index + 1}`,
    fullName: `Student ${index + 1}`,
    rollNo: `GVI/${index + 5001}/2026`,
    courses: ['c-ccc'],
    batch: 'b-evening',
  }));
  mocks.store.state.db.accounts.push(...students);
  return students;
}

export async function chooseBatch(page: Page): Promise<void> {
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Batch').selectOption('b-evening');
}

export async function fillDates(page: Page): Promise<void> {
  await field(page, 'Start Date').fill('2026-01-05');
  await field(page, 'End Date').fill('2026-07-04');
  await field(page, 'Issue Date').fill('2026-07-20');
  await field(page, 'Duration').fill('6');
}

/** Opens the page and fills in everything, with the same grade for all students. */
export async function fillBatch(page: Page): Promise<void> {
  await openAsOperator(page, path);
  await chooseBatch(page);
  await fillDates(page);
  await fillBlankRows(page, 'A');
}

export async function fillBlankRows(page: Page, grade: string): Promise<void> {
  await field(page, 'Grade for all blank rows').fill(grade);
  await field(page, 'Grade for all blank rows').press('Enter');
}

/** The row of a student in the grid. The roll number, and maybe a status, follow the name. */
export const studentRow = (page: Page, student: string): Locator => row(page, new RegExp(`^${student} GVI`));
export const grade = (page: Page, student: string): Locator => field(page, `Grade of ${student}`);
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
export const progress = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true });
/** A list of rows with the same problem, such as 'Rejected (2)'. */
export const problems = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

/** The grades that the mocks have stored for each student: one each if nothing is lost and nothing is there twice. */
export function storedGrades(mocks: TestMocks, students: readonly BatchStudent[]): string[][] {
  const { results } = mocks.store.state.db;
  return students.map(({ _id }) => results.filter(({ studentId }) => studentId === _id).map(({ grade }) => grade));
}

export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for a batch' })).toBeVisible();
  await expectLoaded(page);
}
