import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { watchRequests } from '../../support/network.ts';
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

test('the details show course and batch by title, and fetch exams and results only then', async ({ page }) => {
  const exams = watchRequests(page, 'GET', '/my-created-ht');
  const results = watchRequests(page, 'GET', '/self-created-results');
  await openAsOperator(page, `${path}?q=Rohit`);
  expect([exams.length, results.length]).toEqual([0, 0]);
  await page.getByRole('button', { name: /^View details of Rohit/ }).click();
  await expect(dialog(page).getByText('Courses: Diploma in Computer Applications, Tally with GST')).toBeVisible();
  await expect(dialog(page).getByText('Batch: सुबह का बैच')).toBeVisible();
  expect([exams.length, results.length]).toEqual([1, 1]);
  await expectNoViolations(page, 'dialog');
});

test('Create result opens the form with the student, the only course and its duration, and no draft is made of them', async ({ page }) => {
  await openDetails(page, 'Yash');
  await tasks(page).getByRole('link', { name: 'Create result' }).click();
  await expect(page).toHaveURL('/franchise/create-result');
  await expect(field(page, 'Student Roll No')).toHaveValue('GVI/50/2026');
  await expect(field(page, 'Course')).toHaveValue('c-iti');
  await expect(field(page, 'Duration')).toHaveValue(/^\d+$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('s-040');
  // Nothing is typed, so nothing is asked.
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/franchise/results');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('Create marksheet opens the form with the student and the only course, and no draft is made of them', async ({ page }) => {
  await openDetails(page, 'Yash');
  await tasks(page).getByRole('link', { name: 'Create marksheet' }).click();
  await expect(page).toHaveURL('/franchise/create-marksheet');
  await expect(field(page, 'Student')).toHaveValue('s-040');
  await expect(field(page, 'Course')).toHaveValue('c-iti');
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/franchise/out-marksheet');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('a form that is opened for a student keeps the student at a reload', async ({ page }) => {
  await openDetails(page, 'Yash');
  await tasks(page).getByRole('link', { name: 'Create result' }).click();
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

test("a draft of another student's result is not restored for this one", async ({ page }) => {
  await openAsOperator(page, '/franchise/create-result');
  await field(page, 'Student Roll No').fill('GVI/12/2026');
  await field(page, 'Grade').fill('A++');
  await expect.poll(() => page.evaluate(() => sessionStorage['institute.draft.create-result'])).toContain('A++');
  await openDetails(page, 'Yash');
  await tasks(page).getByRole('link', { name: 'Create result' }).click();
  await expect(field(page, 'Student Roll No')).toHaveValue('GVI/50/2026');
  await expect(field(page, 'Grade')).toHaveValue('');
});

test('the hall ticket of the only exam, the invoice and the certificate are one press away', async ({ page }) => {
  await openDetails(page, 'अंजलि');
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), tasks(page).getByRole('button', { name, exact: true }).click()]);
    return download.suggestedFilename();
  };
  const tickets = watchRequests(page, 'GET', '/my-ht/c-ccc/s-001');
  expect(await saved('Download hall ticket')).toMatch(/\.html$/);
  expect(tickets).toHaveLength(1);
  expect(await saved('Download invoice')).toBe('invoice.html');
  await tasks(page).getByRole('button', { name: 'View certificate' }).click();
  await expect(page).toHaveURL('/franchise/view-result/certificate');
  await expect(page.frameLocator('iframe').getByText('अंजलि कुमारी').first()).toBeVisible();
});

test('two exams have two buttons, and a student without exam, result and course has neither ticket, certificate nor invoice', async ({
  page,
  network,
}) => {
  const exam = (id: string, title: string) => ({
    _id: id,
    title,
    course: { _id: 'c-iti' },
    students: [{ _id: 's-040', fullName: 'Yash' }],
  });
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam('1', 'First'), exam('2', 'Second')] } });
  await openDetails(page, 'Yash');
  await expect(tasks(page).getByRole('button')).toHaveText([
    'Download invoice',
    'Download hall ticket for First',
    'Download hall ticket for Second',
  ]);
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'Yash', courses: [] }] } });
  await openDetails(page, 'Yash');
  await expect(tasks(page).getByRole('link')).toHaveText(['Create result', 'Create marksheet']);
  await expect(tasks(page), 'exams and results are loaded').not.toHaveAttribute('aria-busy');
  await expect(tasks(page).getByRole('button')).toHaveCount(0);
});
