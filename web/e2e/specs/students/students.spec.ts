import { readFile } from 'node:fs/promises';
import { watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, rowNames, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/student-management';

test('Student List shows name, father, email, phone and creation of each student [R-315, R-316, R-317, R-318, R-319]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/franchise/users');
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Student List' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Student List' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual([
    'Student Name',
    'Father Name',
    'Email',
    'Phone',
    'Student Id',
    'Created',
    'Status',
    'Actions',
  ]);
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(0)).toHaveText('Sushil Agrawal');
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(1)).toHaveText('yash@example.com');
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(2)).toHaveText('0000017688');
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(3)).toHaveText('GVI/50/2026');
  await expect(row(page, 'Mary Hembrom').getByRole('cell').nth(0)).toHaveText('-');
  expect(requests.map((request) => new URL(request.url()).search)).toEqual(['']);
});

test('a student has a creation time in +05:30 and is Active or Ended [R-320, R-321, R-322, R-327]', async ({ page, network }) => {
  const users = [
    { _id: 'a', fullName: 'A', createdAt: '2026-04-02T18:45:00.000Z', isActive: true },
    { _id: 'b', fullName: 'B', isActive: false },
    // The id is a duplicate.
    { _id: 'b', fullName: 'C' },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, path);
  await expect(row(page, 'A').getByRole('cell').nth(4)).toHaveText('April-03-2026 at 12:15 AM');
  await expect(row(page, 'A').getByRole('cell').nth(5)).toHaveText('Active');
  await expect(row(page, 'B').getByRole('cell').nth(5)).toHaveText('Ended');
  await expect(row(page, 'C').getByRole('cell')).toHaveText(['-', '-', '-', '-', '-', 'Ended', /No course yet/]);
});

test("View details shows all fields, with Mobile and Register No; without students: 'There is no student register yet' [R-323, R-336]", async ({
  page,
  network,
}) => {
  const users = [
    { _id: 'a', fullName: 'अ'.repeat(300), phone: 9, rollNo: 'GVI/1', dob: '', state: 'bihar', city: 'Gaya', pincode: 823001 },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, path);
  const view = page.getByRole('button', { name: /^View details of/ });
  await view.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Student details' });
  await expect(dialog.getByRole('term')).toHaveText(['Full Name', 'Email', 'Mobile', 'Register No', 'State', 'City', 'Village', 'Pincode']);
  await expect(dialog.getByRole('definition').nth(2)).toHaveText('9');
  await expect(dialog.getByRole('definition').nth(3)).toHaveText('GVI/1');
  await expect(dialog.getByRole('definition').last()).toHaveText('823001');
  // A name of 300 letters fits dialog and table.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  network.respond('/franchise/users', { json: { success: true, users: [] } });
  await page.reload();
  await expect(page.getByText('There is no student register yet')).toBeVisible();
});

test('a search matches full name or phone, Download invoice saves one, and the plus button links to Create Student [R-324, R-325, R-326, R-328]', async ({
  page,
}) => {
  await openAsOperator(page, path);
  await searchBox(page).fill('0000017551');
  await expect.poll(() => rowNames(page)).toEqual(['Mary Hembrom']);
  // A phone number that the server sends as a number.
  await searchBox(page).fill('17277');
  await expect.poll(() => rowNames(page)).toEqual(['साक्षी कुमारी']);
  await searchBox(page).fill('yash@example.com');
  await expect(rowRange(page)).toHaveText('0–0 of 0');
  await searchBox(page).fill('agrawal');
  await expect.poll(() => rowNames(page)).toEqual(['Yash Agrawal']);
  const requests = watchRequests(page, 'GET', '/invoice/user/s-040/course/c-iti');
  const button = row(page, 'Yash Agrawal').getByRole('button', { name: 'Download invoice of Yash Agrawal' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  expect(download.suggestedFilename()).toBe('invoice.html');
  const file = test.info().outputPath('invoice.html');
  await download.saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('Yash Agrawal');
  expect(requests).toHaveLength(1);
  const createLink = page.getByRole('main').getByRole('link', { name: 'Create Student' });
  await expect(createLink.locator('svg')).toBeVisible();
  await createLink.click();
  await expect(page).toHaveURL('/franchise/create-student');
});

test('a student without a course has no invoice, and the button explains why [R-328]', async ({ page, network }) => {
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'A', courses: [null] }] } });
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'GET', '/invoice/*');
  const invoice = page.getByRole('button', { name: 'Download invoice of A' });
  await expect(invoice).toHaveAttribute('aria-disabled', 'true');
  await expect(invoice).toHaveAccessibleDescription('No course yet');
  await invoice.click({ force: true });
  await page.getByRole('button', { name: 'View details of A' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a phone number calls, and WhatsApp opens in a new tab, in the list and in the details', async ({ page, network }) => {
  const users = [
    { _id: 'a', fullName: 'A', phone: '+91 12358 31495' },
    { _id: 'b', fullName: 'B', phone: 17277 },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, path);
  await expect(row(page, 'A').getByRole('link', { name: '+91 12358 31495' })).toHaveAttribute('href', 'tel:+911235831495');
  await page.getByRole('button', { name: 'View details of A' }).click();
  const dialog = page.getByRole('dialog', { name: 'Student details' });
  await expect(dialog.getByRole('link', { name: 'Call A' })).toHaveAttribute('href', 'tel:+911235831495');
  for (const link of [dialog.getByRole('link', { name: 'WhatsApp A' }), row(page, 'A').locator('[aria-label="WhatsApp A"]')]) {
    await expect(link).toHaveAttribute('href', 'https://wa.me/911235831495');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await page.keyboard.press('Escape');
  await expect(row(page, 'B').getByRole('link')).toHaveText(['17277']);
});
