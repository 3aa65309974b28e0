import { seed, type TestMocks } from '@institute/mocks/playwright';
import type { Page } from '@playwright/test';
import { field, openAsOperator } from './pages.ts';

export const path = '/franchise/batch-results';

/** A student of the batch, in the form of the mocks. */
export interface BatchStudent {
  _id: string;
  fullName: string;
  rollNo: string;
}

/** Adds students to a course and a batch without other students. */
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

/** Opens the page and fills in all fields, with the same grade for all students. */
export async function fillBatch(page: Page): Promise<void> {
  await openAsOperator(page, path);
  await chooseBatch(page);
  await fillDates(page);
  await fillBlankRows(page, 'A');
}

export async function fillBlankRows(page: Page, grade: string): Promise<void> {
  await field(page, 'Same for all students').fill(grade);
  await field(page, 'Same for all students').press('Enter');
}
