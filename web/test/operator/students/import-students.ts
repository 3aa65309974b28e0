import { expect } from 'vitest';
import { createStudents, type ImportedStudent, toTable } from '../../data/student-table.ts';
import type { Network } from '../../support/network.ts';
import { button, field, main } from '../../support/page.ts';
import { photo } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';

export const path = '/franchise/import-students';

export const mainHeading = (name: string) => main.getByRole('heading', { name, exact: true });

/** Opens the page and reads a table of `count` students. `changes` are texts by the header of their column. */
export async function openTable(count: number, changes?: readonly Record<string, string>[]) {
  const students = createStudents(count, changes);
  const opened = await renderRoute(path, { as: 'operator' });
  await readTable(students);
  return { ...opened, students };
}

export const readTable = (students: readonly ImportedStudent[]) => readText(toTable(students));

export async function readText(table: string): Promise<void> {
  await field('Or paste a table').fill(table);
  await button('Read table').click();
  await expect.element(mainHeading('Check the table')).toBeVisible();
}

/** Chooses a photo for each student, with the phone as its name. */
export const choosePhotos = (students: readonly ImportedStudent[]) =>
  field('Photos').upload(students.map(({ phone }) => photo(`${phone}.png`)));

const counted = (count: number) => (count === 1 ? '1 student' : `${count} students`);

/** Chooses course and photos, and sends the rows without errors. */
export async function sendTable(students: readonly ImportedStudent[], count = students.length): Promise<void> {
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await button(`Create ${counted(count)}`).click();
}

export const expectCreated = (count: number) => expect.element(mainHeading(`${counted(count)} created`)).toBeVisible();

/** The students in the requests, in order. */
export const sentStudents = (network: Network) => network.calls('/admin/register').map(({ form }) => Object.fromEntries(form ?? []));
