import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../support/axe.ts';
import { consoleErrors } from '../../support/console-errors.ts';
import { Network } from '../../support/network.ts';
import {
  cells,
  columnHeaders,
  dialog,
  expectTexts,
  heading,
  link,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  texts,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/student-management';
const openList = (network?: Network, search = '') => renderRoute(path + search, { as: 'operator', network });

const details = dialog('Student details');

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

test("View details shows all fields, with Mobile and Register No, and without a blank date of birth and father's name [R-323, R-329, R-330, R-331, R-332, R-333, R-334, R-335]", async () => {
  await openListOf({
    ...{ _id: 'a', fullName: 'अ'.repeat(300), phone: 9, rollNo: 'GVI/1', dob: '', state: 'bihar', city: 'Gaya', pincode: 823001 },
  });
  const view = page.getByRole('button', { name: /^View details of/ });
  await press(view, '{Enter}');
  await expectTexts(details.getByRole('term'), ...['Full Name', 'Email', 'Mobile', 'Register No', 'State', 'City', 'Village', 'Pincode']);
  await expectTexts(details.getByRole('definition').nth(2), '9');
  await expectTexts(details.getByRole('definition').nth(3), 'GVI/1');
  await expectTexts(details.getByRole('definition').nth(4), 'BIHAR');
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

test('a phone number calls, and WhatsApp opens in a new tab', async () => {
  await openListOf({ _id: 'a', fullName: 'A', phone: '+91 12358 31495' }, { _id: 'b', fullName: 'B', phone: 17277 });
  await expect.element(row('A').getByRole('link', { name: '+91 12358 31495' })).toHaveAttribute('href', 'tel:+911235831495');
  const whatsapp = row('A').getByRole('link', { name: 'WhatsApp A' });
  await expect.element(whatsapp).toHaveAttribute('href', 'https://wa.me/911235831495');
  await expect.element(whatsapp).toHaveAttribute('target', '_blank');
  await expect.element(whatsapp).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await expectTexts(row('B').getByRole('link'), 'B', '17277');
});

test('the details fetch nothing, and open the page of the student', async () => {
  const { network, url } = await openList(undefined, '?q=Rohit');
  await page.getByRole('button', { name: /^View details of .*Rohit/ }).click();
  await expect.element(details).toBeVisible();
  await expectNoViolations('[role=dialog]', 'details');
  expect(network.calls('/my-created-ht').length + network.calls('/self-created-results').length).toBe(0);
  await details.getByRole('link', { name: 'Open student page' }).click();
  await expect.poll(url).toBe('/franchise/students/s-002');
  await expect.element(heading(/^Rohit/)).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
});
