import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { consoleErrors } from '../support/console-errors.ts';
import { Network } from '../support/network.ts';
import { cells, columnHeaders, dialog, expectTexts, heading, link, press, row, rowNames, rowRange, searchBox } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const path = '/franchise/student-management';
const openList = (network = new Network()) => renderRoute(path, { as: 'franchise', network });

/** Opens a list of these students. */
function openListOf(...users: object[]) {
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  return openList(network);
}

test('Student List shows name, father, email, phone and creation of each student [R-315, R-316, R-317, R-318, R-319]', async () => {
  const { network } = await openList();
  await expect.element(heading('Student List')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Student List' })).toBeVisible();
  expect(columnHeaders()).toEqual(['Student Name', 'Father Name', 'Email', 'Phone', 'Student Id', 'Created', 'Status', 'Actions']);
  await expectTexts(cells('Yash Agrawal').nth(0), 'Sushil Agrawal');
  await expectTexts(cells('Yash Agrawal').nth(1), 'yash@example.com');
  await expectTexts(cells('Yash Agrawal').nth(2), '0000017688');
  await expectTexts(cells('Yash Agrawal').nth(3), 'GVI/50/2026');
  await expectTexts(cells('Mary Hembrom').nth(0), '-');
  expect(network.calls('/franchise/users').map(({ method, search }) => method + search)).toEqual(['GET']);
});

test('a student has a creation time in +05:30 and is Active or Ended [R-320, R-321, R-322, R-327]', async () => {
  await openListOf(
    { _id: 'a', fullName: 'A', createdAt: '2026-04-02T18:45:00.000Z', isActive: true },
    { _id: 'b', fullName: 'B', isActive: false },
    // The id is a duplicate.
    { _id: 'b', fullName: 'C' },
  );
  await expectTexts(cells('A').nth(4), 'April-03-2026 at 12:15 AM');
  await expectTexts(cells('A').nth(5), 'Active');
  await expectTexts(cells('B').nth(5), 'Ended');
  await expect
    .poll(() =>
      cells('C')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([...['-', '-', '-', '-', '-', 'Ended'], expect.stringContaining('No course yet')]);
});

test("View details shows all fields, with Mobile and Register No; without students: 'There is no student register yet' [R-323, R-336]", async () => {
  const { network, reload } = await openListOf({
    ...{ _id: 'a', fullName: 'अ'.repeat(300), phone: 9, rollNo: 'GVI/1', dob: '', state: 'bihar', city: 'Gaya', pincode: 823001 },
  });
  const view = page.getByRole('button', { name: /^View details of/ });
  await press(view, '{Enter}');
  const details = dialog('Student details');
  await expectTexts(details.getByRole('term'), ...['Full Name', 'Email', 'Mobile', 'Register No', 'State', 'City', 'Village', 'Pincode']);
  await expectTexts(details.getByRole('definition').nth(2), '9');
  await expectTexts(details.getByRole('definition').nth(3), 'GVI/1');
  await expectTexts(details.getByRole('definition').last(), '823001');
  // A name of 300 letters fits dialog and table.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
  network.respond('/franchise/users', { json: { success: true, users: [] } });
  await reload();
  await expect.element(page.getByText('There is no student register yet')).toBeVisible();
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
  const details = dialog('Student details');
  await expect.element(details.getByRole('link', { name: 'Call A' })).toHaveAttribute('href', 'tel:+911235831495');
  await expectWhatsApp(details.getByRole('link', { name: 'WhatsApp A' }));
  await userEvent.keyboard('{Escape}');
  await expectWhatsApp(row('A').getByRole('link', { name: 'WhatsApp A' }));
  await expectTexts(row('B').getByRole('link'), '17277');
});
