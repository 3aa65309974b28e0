import { expect } from 'vitest';
import { type ImportedStudent, toTable } from '../data/student-table.ts';
import { button, field, main } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';

export const path = '/franchise/import-students';

export const mainHeading = (name: string) => main.getByRole('heading', { name, exact: true });

/** Reads the table of the students. */
export async function readTable(students: readonly ImportedStudent[]): Promise<void> {
  await field('Or paste a table').fill(toTable(students));
  await button('Read table').click();
  await expect.element(mainHeading('Check the table')).toBeVisible();
}

/** Opens the page, and reads the table of the students. */
export async function pasteStudents(students: readonly ImportedStudent[]) {
  const visit = await renderRoute(path, { as: 'franchise' });
  await readTable(students);
  return visit;
}

/** Chooses a photo for each student, with the phone as its name. */
export async function choosePhotos(students: readonly ImportedStudent[]): Promise<void> {
  await field('Photos').upload(students.map(({ phone }) => photo(`${phone}.png`)));
}
