import type { Page } from '@playwright/test';
import { type ImportedStudent, toTable } from '../../../test/data/student-table.ts';
import { expect } from '../test.ts';
import { openAsOperator } from './franchise.ts';
import { clickButton, field } from './page.ts';
import { photo } from './register.ts';

export const path = '/franchise/import-students';

/** Opens the page, and reads the table of the students. */
export async function pasteStudents(page: Page, students: readonly ImportedStudent[]): Promise<void> {
  await openAsOperator(page, path);
  await field(page, 'Or paste a table').fill(toTable(students));
  await clickButton(page, 'Read table');
  await expect(page.getByRole('heading', { name: 'Check the table' })).toBeVisible();
}

/** Chooses a photo for each student, with the phone as its name. */
export async function choosePhotos(page: Page, students: readonly ImportedStudent[]): Promise<void> {
  await field(page, 'Photos').setInputFiles(students.map(({ phone }) => ({ ...photo, name: `${phone}.png` })));
}

/** Everything that the browser has stored. */
export function readStorages(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
