import type { Page } from '@playwright/test';
import { createStudents, toTable } from '../../../test/data/student-table.ts';
import type { Network } from '../../support/network.ts';
import { clickButton, field, handleDialogs, openAsOperator, photo } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
/** Everything that the browser has stored. */
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The students in the requests, in order. */
const sentStudents = (network: Network) => network.calls('/admin/register').map(({ form }) => form ?? {});

test('after a reload the photos are chosen again, no student is created twice, and no password was stored', async ({ page, network }) => {
  const students = createStudents(4);
  const photos = students.map(({ phone }) => ({ ...photo, name: `${phone}.png` }));
  await openAsOperator(page, '/franchise/import-students');
  await field(page, 'Or paste a table').fill(toTable(students));
  await clickButton(page, 'Read table');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Photos').setInputFiles(photos);
  const hold = network.hold('/admin/register');
  await clickButton(page, 'Create 4 students');
  await expect.poll(() => hold.calls.length).toBe(1);
  await clickButton(page, 'Pause');
  hold.release();
  await expect(main(page).getByText('1 of 4 sent')).toBeVisible();
  const stored = await storedTexts(page);
  expect(stored).toContain('new4@example.com');
  expect(stored).not.toContain(String(sentStudents(network)[0]?.password));
  expect(stored).not.toMatch(/password/i);
  handleDialogs(page, 'accept');
  await page.reload();
  await expect(main(page).getByText('1 of 4 sent')).toBeVisible();
  await clickButton(page, 'Continue');
  await expect(
    main(page)
      .getByText(/^The photo of .+, new2@example\.com is not chosen\./)
      .last(),
  ).toBeVisible();
  await field(page, 'Photos').setInputFiles(photos);
  await clickButton(page, 'Continue');
  await expect(heading(page, '4 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual(students.map(({ email }) => email));
  expect(await storedTexts(page)).not.toMatch(/password/i);
});
