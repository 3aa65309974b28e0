import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { frameText } from '../support/documents.ts';
import { Network } from '../support/network.ts';
import { dialog, expectTexts, field, link } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const path = '/franchise/student-management';
const details = dialog('Student details');
const tasks = details.getByRole('region', { name: 'For this student' });

const openList = (name: string, network = new Network()) => renderRoute(`${path}?q=${name}`, { as: 'franchise', network });

async function showDetails(name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^View details of .*${name}`) }).click();
  await expect.element(details).toBeVisible();
}

async function openDetails(name: string, network?: Network) {
  const visit = await openList(name, network);
  await showDetails(name);
  return visit;
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));

test('the details show course and batch by title, and fetch exams and results only then', async () => {
  const { network } = await openList('Rohit');
  const counts = () => ['/my-created-ht', '/self-created-results'].map((path) => network.calls(path).length);
  expect(counts()).toEqual([0, 0]);
  await showDetails('Rohit');
  await expect.element(details.getByText('Courses: Diploma in Computer Applications, Tally with GST')).toBeVisible();
  await expect.element(details.getByText('Batch: सुबह का बैच')).toBeVisible();
  expect(counts()).toEqual([1, 1]);
  await expectNoViolations('[role=dialog]', 'details');
});

test('Create result opens the form with the student, the only course and its duration, and no draft is made of them', async () => {
  const { url } = await openDetails('Yash');
  await tasks.getByRole('link', { name: 'Create result' }).click();
  await expect.poll(url).toBe('/franchise/create-result');
  await expect.element(field('Student Roll No')).toHaveValue('GVI/50/2026');
  await expect.element(field('Course')).toHaveValue('c-iti');
  await expect.element(field('Duration')).toHaveValue(expect.stringMatching(/^\d+$/));
  // Nothing is typed, so nothing is asked.
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/results');
  expect(drafts()).toEqual([]);
});

test('Create marksheet opens the form with the student and the only course, and no draft is made of them', async () => {
  const { url } = await openDetails('Yash');
  await tasks.getByRole('link', { name: 'Create marksheet' }).click();
  await expect.poll(url).toBe('/franchise/create-marksheet');
  await expect.element(field('Student')).toHaveValue('s-040');
  await expect.element(field('Course')).toHaveValue('c-iti');
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/out-marksheet');
  expect(drafts()).toEqual([]);
});

test("a draft of another student's result is not restored for this one", async () => {
  const { goto } = await renderRoute('/franchise/create-result', { as: 'franchise' });
  await field('Student Roll No').fill('GVI/12/2026');
  await field('Grade').fill('A++');
  await expect.poll(() => sessionStorage['institute.draft.create-result']).toContain('A++');
  await goto(`${path}?q=Yash`);
  await showDetails('Yash');
  await tasks.getByRole('link', { name: 'Create result' }).click();
  await expect.element(field('Student Roll No')).toHaveValue('GVI/50/2026');
  await expect.element(field('Grade')).toHaveValue('');
});

test('the hall ticket of the only exam, the invoice and the certificate are one press away', async () => {
  const { network, url } = await openDetails('अंजलि');
  const saved = async (name: string) => {
    const download = commands.nextDownload();
    await tasks.getByRole('button', { name, exact: true }).click();
    return download;
  };
  expect(await saved('Download hall ticket')).toMatch(/\.html$/);
  expect(network.calls('/my-ht/c-ccc/s-001').map(({ method }) => method)).toEqual(['GET']);
  expect(await saved('Download invoice')).toBe('invoice.html');
  await tasks.getByRole('button', { name: 'View certificate' }).click();
  await expect.poll(url).toBe('/franchise/view-result/certificate');
  await expect.poll(frameText).toContain('अंजलि कुमारी');
});

test('two exams have two buttons, and a student without exam, result and course has neither ticket, certificate nor invoice', async () => {
  const exam = (id: string, title: string) => ({
    _id: id,
    title,
    course: { _id: 'c-iti' },
    students: [{ _id: 's-040', fullName: 'Yash' }],
  });
  const network = new Network();
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam('1', 'First'), exam('2', 'Second')] } });
  await openDetails('Yash', network);
  await expectTexts(tasks.getByRole('button'), 'Download invoice', 'Download hall ticket for First', 'Download hall ticket for Second');
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'Yash', courses: [] }] } });
  await openDetails('Yash', network);
  await expectTexts(tasks.getByRole('link'), 'Create result', 'Create marksheet');
  // Exams and results are loaded.
  await expect.element(tasks).not.toHaveAttribute('aria-busy');
  await expect.element(tasks.getByRole('button')).not.toBeInTheDocument();
});
