import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { consoleErrors } from '../support/console-errors.ts';
import { frameText } from '../support/documents.ts';
import { Network } from '../support/network.ts';
import {
  cells,
  columnHeaders,
  dialog,
  expectTexts,
  field,
  heading,
  link,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  texts,
} from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const path = '/franchise/student-management';
const openList = (network = new Network(), search = '') => renderRoute(path + search, { as: 'franchise', network });

const details = dialog('Student details');
const tasks = details.getByRole('region', { name: 'For this student' });

async function showDetails(name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^View details of .*${name}`) }).click();
  await expect.element(details).toBeVisible();
}

async function openDetails(name: string, network?: Network) {
  const visit = await openList(network, `?q=${name}`);
  await showDetails(name);
  return visit;
}

/** Opens a list of these students. */
function openListOf(...users: object[]) {
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  return openList(network);
}

test('Student List shows name, father, email, phone, creation in +05:30 and status of each student [R-315, R-316, R-317, R-318, R-319, R-320, R-321, R-322, R-327]', async () => {
  const student = { _id: 'a', fullName: 'A', fatherName: 'F', email: 'a@example.com', phone: '0000017688', rollNo: 'GVI/50' };
  const { network } = await openListOf(
    { ...student, createdAt: '2026-04-02T18:45:00.000Z', isActive: true },
    { _id: 'b', fullName: 'B', isActive: false },
    // The id is a duplicate.
    { _id: 'b', fullName: 'C' },
  );
  await expect.element(heading('Student List')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Student List' })).toBeVisible();
  expect(columnHeaders()).toEqual(['Student Name', 'Father Name', 'Email', 'Phone', 'Student Id', 'Created', 'Status', 'Actions']);
  const textsOf = (name: string) => texts(cells(name)).slice(0, -1);
  expect(textsOf('A')).toEqual(['F', 'a@example.com', '0000017688', 'GVI/50', 'April-03-2026 at 12:15 AM', 'Active']);
  for (const name of ['B', 'C']) expect(textsOf(name)).toEqual(['-', '-', '-', '-', '-', 'Ended']);
  expect(network.calls('/franchise/users').map(({ method, search }) => method + search)).toEqual(['GET']);
});

test('View details shows all fields, with Mobile and Register No [R-323]', async () => {
  await openListOf({
    ...{ _id: 'a', fullName: 'अ'.repeat(300), phone: 9, rollNo: 'GVI/1', dob: '', state: 'bihar', city: 'Gaya', pincode: 823001 },
  });
  const view = page.getByRole('button', { name: /^View details of/ });
  await press(view, '{Enter}');
  await expectTexts(details.getByRole('term'), ...['Full Name', 'Email', 'Mobile', 'Register No', 'State', 'City', 'Village', 'Pincode']);
  await expectTexts(details.getByRole('definition').nth(2), '9');
  await expectTexts(details.getByRole('definition').nth(3), 'GVI/1');
  await expectTexts(details.getByRole('definition').last(), '823001');
  // A name of 300 letters fits dialog and table.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
  expect([...new Set(consoleErrors.splice(0))]).toEqual([
    'The response of listStudents does not match the contract: /users/0/dob must match format "date"',
  ]);
});

test('a search matches full name, phone or Student Id, Download invoice saves one, and the plus button links to Create Student [R-324, R-325, R-326, R-328]', async () => {
  const { network, url } = await openList();
  await searchBox.fill('0000017551');
  await expect.poll(rowNames).toEqual(['Mary Hembrom']);
  // A phone number that the server sends as a number.
  await searchBox.fill('17277');
  await expect.poll(rowNames).toEqual(['साक्षी कुमारी']);
  await searchBox.fill('GVI/50/2026');
  await expect.poll(rowNames).toEqual(['Yash Agrawal']);
  await searchBox.fill('yash@example.com');
  await expectTexts(rowRange, '0–0 of 0');
  await searchBox.fill('agrawal');
  await expect.poll(rowNames).toEqual(['Yash Agrawal']);
  const invoice = row('Yash Agrawal').getByRole('button', { name: 'Download invoice of Yash Agrawal' });
  const downloads = Promise.all([commands.nextDownload(), commands.nextDownloadText()]);
  await press(invoice, '{Enter}');
  expect(await downloads).toEqual(['invoice.html', expect.stringContaining('Yash Agrawal')]);
  expect(network.calls('/invoice/user/s-040/course/c-iti')).toHaveLength(1);
  await expect.element(link('Create Student').css('svg')).toBeVisible();
  await link('Create Student').click();
  await expect.poll(url).toBe('/franchise/create-student');
});

test('a student without a course has no invoice, and the button explains why [R-328]', async () => {
  const { network } = await openListOf({ _id: 'a', fullName: 'A', courses: [null] });
  const invoice = page.getByRole('button', { name: 'Download invoice of A' });
  await expect.element(invoice).toHaveAttribute('aria-disabled', 'true');
  await expect.element(invoice).toHaveAccessibleDescription('No course yet');
  await invoice.click({ force: true });
  await page.getByRole('button', { name: 'View details of A' }).click();
  await expect.element(dialog()).toBeVisible();
  expect(network.calls('/invoice/*')).toEqual([]);
});

async function expectWhatsApp(link: Locator): Promise<void> {
  await expect.element(link).toHaveAttribute('href', 'https://wa.me/911235831495');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
}

test('a phone number calls, and WhatsApp opens in a new tab, in the list and in the details', async () => {
  await openListOf({ _id: 'a', fullName: 'A', phone: '+91 12358 31495' }, { _id: 'b', fullName: 'B', phone: 17277 });
  await expect.element(row('A').getByRole('link', { name: '+91 12358 31495' })).toHaveAttribute('href', 'tel:+911235831495');
  await page.getByRole('button', { name: 'View details of A' }).click();
  await expect.element(details.getByRole('link', { name: 'Call A' })).toHaveAttribute('href', 'tel:+911235831495');
  await expectWhatsApp(details.getByRole('link', { name: 'WhatsApp A' }));
  await userEvent.keyboard('{Escape}');
  await expectWhatsApp(row('A').getByRole('link', { name: 'WhatsApp A' }));
  await expectTexts(row('B').getByRole('link'), '17277');
});

test('the details show course and batch by title, and fetch exams and results only then', async () => {
  const { network } = await openList(undefined, '?q=Rohit');
  const counts = () => ['/my-created-ht', '/self-created-results'].map((path) => network.calls(path).length);
  expect(counts()).toEqual([0, 0]);
  await showDetails('Rohit');
  await expect.element(details.getByText('Courses: Diploma in Computer Applications, Tally with GST')).toBeVisible();
  await expect.element(details.getByText('Batch: सुबह का बैच')).toBeVisible();
  expect(counts()).toEqual([1, 1]);
  await expectNoViolations('[role=dialog]', 'details');
});

test('Create result and Create marksheet open the forms with the student and the only course, and no draft is made of them', async () => {
  for (const [task, list, values] of [
    ['create-result', 'results', { 'Student Roll No': 'GVI/50/2026', Course: 'c-iti', Duration: expect.stringMatching(/^\d+$/) }],
    ['create-marksheet', 'out-marksheet', { Student: 's-040', Course: 'c-iti' }],
  ] as const) {
    const { url } = await openDetails('Yash');
    await tasks.css(`a[href$="/${task}"]`).click();
    await expect.poll(url).toBe(`/franchise/${task}`);
    for (const [label, value] of Object.entries(values)) await expect.element(field(label)).toHaveValue(value);
    // Nothing is typed, so nothing is asked.
    await link('Cancel').click();
    await expect.poll(url).toBe(`/franchise/${list}`);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  }
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
