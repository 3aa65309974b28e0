import { type createMocks, seed } from '@institute/mocks';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../support/network.ts';
import { field, main, press, row } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

export const path = '/franchise/batch-results';

export type Mocks = ReturnType<typeof createMocks>;

/** Students of a course and batch that have no others. */
export function studentsOfBatch(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...seed.students.asha,
    _id: `s-batch-${index + 1}`,
    fullName: `Student ${index + 1}`,
    rollNo: `GVI/${index + 5001}/2026`,
    courses: ['c-ccc'],
    batch: 'b-evening',
  }));
}

type BatchStudent = ReturnType<typeof studentsOfBatch>[number];

/** Opens the page, with so many students in the batch. */
export async function openBatch(count: number, { network, before }: { network?: Network; before?: (mocks: Mocks) => void } = {}) {
  const students = studentsOfBatch(count);
  const opened = await renderRoute(path, {
    as: 'franchise',
    ...(network && { network }),
    before: (mocks) => {
      mocks.store.state.db.accounts.push(...students);
      before?.(mocks);
    },
  });
  const reopen = async () => {
    await opened.reload();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results for a batch' })).toBeVisible();
  };
  return { ...opened, students, reopen };
}

/** Opens the page and fills in everything, with the same grade for all students. */
export async function fillBatch(...args: Parameters<typeof openBatch>) {
  const opened = await openBatch(...args);
  await chooseBatch();
  await fillDates();
  await fillBlankRows('A');
  return opened;
}

export async function chooseBatch(): Promise<void> {
  await field('Course').selectOptions('c-ccc');
  await field('Batch').selectOptions('b-evening');
}

export async function fillDates(): Promise<void> {
  await field('Start Date').fill('2026-01-05');
  await field('End Date').fill('2026-07-04');
  await field('Issue Date').fill('2026-07-20');
  await field('Duration').fill('6');
}

export async function fillBlankRows(grade: string): Promise<void> {
  await field('Grade for all blank rows').fill(grade);
  await press(field('Grade for all blank rows'), '{Enter}');
}

/** The row of a student in the grid. The roll number, and maybe a status, follow the name. */
export const studentRow = (student: string) => row(new RegExp(`^${student} GVI`));
export const grade = (student: string) => field(`Grade of ${student}`);
export const progress = (text: string | RegExp) => main.getByRole('heading', { level: 2, name: text, exact: true });
/** A list of rows with the same problem, such as 'Rejected (2)'. */
export const problems = (name: string) => main.getByRole('region', { name, exact: true });

/** The grades that the mocks have stored for each student: one each if nothing is lost and nothing is there twice. */
export function storedGrades(mocks: Mocks, students: readonly BatchStudent[]): string[][] {
  const { results } = mocks.store.state.db;
  return students.map(({ _id }) => results.filter(({ studentId }) => studentId === _id).map(({ grade }) => grade));
}

/** How often the page has sent the row of a student. */
export const countCalls = (mocks: Mocks, student: BatchStudent | undefined): number =>
  mocks.calls('createResult').filter(({ input }) => input?.rollNo === student?.rollNo).length;
