import type { Page } from '@playwright/test';
import { columnHeaders, openAsOperator, row, rowNames, searchBox } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/exams';
const studentList = '/franchise/exam/student-list';

async function openStudents(page: Page, title: string): Promise<void> {
  await row(page, title)
    .getByRole('link', { name: `View student list of ${title}` })
    .click();
  await expect(page).toHaveURL(studentList);
  await expectLoaded(page);
}

test('the students of an exam are shown from the navigation state, and a URL alone shows none [R-382, R-385, F-32]', async ({
  page,
  network,
}) => {
  await openAsOperator(page, studentList);
  await expect(page, 'a pasted URL').toHaveURL(path);
  await expectLoaded(page);
  await openStudents(page, 'CCC forenoon test');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Students' })).toBeFocused();
  await expect(page.getByText('CCC forenoon test, Course on Computer Concepts, 05-12-2026, 11:00 AM')).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Name', 'Roll No', 'Email', 'Phone', 'Actions']);
  await expect(row(page, 'Sunil Mahto').getByRole('cell')).toHaveText([
    'GVI/33/2026',
    'sunil@example.com',
    '0000015359',
    'Download hall ticket',
  ]);
  expect(JSON.stringify(await page.evaluate(() => history.state)), 'the history survives a logout').not.toMatch(/Sunil|CCC/);
  // The search matches names and emails.
  await searchBox(page).fill('manish t');
  await expect.poll(() => rowNames(page)).toEqual(['Manish Tiwari']);
  await expect(page).toHaveURL(`${studentList}?q=manish+t`);
  await page.reload();
  await expectLoaded(page);
  expect(await rowNames(page), 'a reload in the same tab').toEqual(['Manish Tiwari']);
  await searchBox(page).fill('deepak@');
  await expect.poll(() => rowNames(page)).toEqual(['Deepak Paswan']);
  await searchBox(page).fill('GVI/');
  await expect(page.getByText("Nothing matches 'GVI/'.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to exams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam List' })).toBeFocused();
  // The history entry of an exam that no longer exists.
  await page.goBack();
  await expect(page).toHaveURL(/student-list/);
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [] } });
  await page.reload();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('There is no exam created yet')).toBeVisible();
});
