import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAsOperator, row, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

/** Follows a link in the sidebar and, if given, the link of that list to its form. */
async function navigate(page: Page, link: string, createLink?: string): Promise<void> {
  await sidebarLink(page, link).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  if (!createLink) return;
  await page.getByRole('main').getByRole('link', { name: createLink }).click();
  await expect(page.getByRole('heading', { level: 1, name: createLink })).toBeFocused();
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Selects in order, because options may depend on an earlier selection. */
async function selectOptions(page: Page, options: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(options)) await field(page, label).selectOption({ label: option });
}

async function expectSuccess(page: Page, message: string): Promise<void> {
  await expect(toast(page, message)).toHaveAttribute('data-toast', 'success');
}

const course = 'Course on Computer Concepts';
const name = 'सुनीता 😀 Devi';

test('an operator manages a centre: batch, student, exam, hall ticket, result, marksheet, recharge, and deletes the batch [R-345, R-375, R-384, R-390, R-406]', async ({
  page,
  consoleErrors,
}) => {
  await openAsOperator(page, '/franchise/dashboard');

  await navigate(page, 'Batch Management', 'Create Batch');
  await fill(page, { Title: 'Winter batch', Time: '06:00 PM - 08:00 PM', 'Student Limit': '10' });
  await clickButton(page, 'Create Batch');
  await expectSuccess(page, 'Batch created successfully');
  await expect(row(page, 'Winter batch')).toBeVisible();

  await navigate(page, 'Student Management', 'Create Student');
  await fill(page, { 'Full Name': name, Email: 'sunita@example.com', Password: 'sunita-123', 'Confirm Password': 'sunita-123' });
  await fill(page, {
    'Father Name': 'Hari Lal',
    Phone: '0000044444',
    'Date of Birth': '2006-01-31',
    City: 'Patna',
    Village: 'Danapur',
    Pincode: '800012',
  });
  await selectOptions(page, { Gender: 'Female', Course: course, Batch: 'Winter batch' });
  await field(page, 'Photo').setInputFiles(photo);
  await clickButton(page, 'Create Student');
  await expectSuccess(page, 'User registered successfully');
  await row(page, name)
    .getByRole('button', { name: /^View details/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Student details' });
  await expect(details).toBeVisible();
  const descriptions = Object.fromEntries(
    await details
      .locator('dl > div')
      .evaluateAll((groups) => groups.map((group) => [...group.children].map((child) => child.textContent ?? ''))),
  );
  expect(descriptions).toMatchObject({ Mobile: '0000044444', 'Date of Birth': '31-01-2006' });
  await page.keyboard.press('Escape');

  await navigate(page, 'Exam Management', 'Create Exam');
  await fill(page, { Title: 'Winter exam', Date: '2027-01-20', Time: '14:30', Location: 'Room 4' });
  await selectOptions(page, { Course: course, Batch: 'Winter batch' });
  await field(page, 'Students').fill('सुनीता');
  await page.getByRole('option', { name }).click();
  await clickButton(page, 'Create Exam');
  await expectSuccess(page, 'Exam created successfully');
  await expect(row(page, 'Winter exam').getByRole('cell')).toHaveText([
    course,
    'Winter batch',
    '20-01-2027',
    '2:30 PM',
    'Room 4',
    'View student list',
  ]);

  await row(page, 'Winter exam').getByRole('button').or(row(page, 'Winter exam').getByRole('link')).click();
  const [hallTicket] = await Promise.all([
    page.waitForEvent('download'),
    row(page, name)
      .getByRole('button', { name: /^Download hall ticket/ })
      .click(),
  ]);
  expect(hallTicket.suggestedFilename()).toBe('admitCard.html');
  const file = test.info().outputPath('admitCard.html');
  await hallTicket.saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('Winter exam');

  await navigate(page, 'Result Declare', 'Create Result');
  await fill(page, { 'Student Roll No': descriptions['Register No'] ?? '', Grade: 'A++', Duration: '3' });
  await selectOptions(page, { Course: course });
  await fill(page, { 'Issue Date': '2027-04-25', 'Start Date': '2027-01-21', 'End Date': '2027-04-20' });
  await clickButton(page, 'Create Result');
  await expectSuccess(page, 'Result created successfully');
  await expect(row(page, name).getByRole('cell').nth(4)).toHaveText('Request Sent');

  await navigate(page, 'Marksheet', 'Create Marksheet');
  const studentLabel = await field(page, 'Student').locator('option', { hasText: name }).textContent();
  await selectOptions(page, { Student: studentLabel ?? '', Course: course });
  await fill(page, { 'Start Date': '2027-01-21', 'End Date': '2027-04-20', 'Issue Date': '2027-04-25' });
  for (const [marks, practical] of [
    ['62', '25'],
    ['70', '20'],
  ]) {
    await field(page, 'Subject').selectOption({ index: 1 });
    await fill(page, { 'Marks Obtained': marks ?? '', 'Practical Marks': practical ?? '' });
    await clickButton(page, 'Add Subject');
  }
  await clickButton(page, 'Create Marksheet');
  await expectSuccess(page, 'Marksheet created successfully');
  const marksheet = page.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect(marksheet.getByRole('cell', { name: '21-01-2027 - 20-04-2027' })).toBeVisible();
  await expect(marksheet.getByRole('cell', { name: 'Un-verified' })).toBeVisible();

  await navigate(page, 'Manage Wallet', 'Recharge Wallet');
  await fill(page, { Amount: '750', 'Transaction Id': '000000077777', 'Payment Method': 'UPI' });
  await clickButton(page, 'Send Request');
  await expectSuccess(page, 'We recived your request , within 24hrs your wallet will be update');
  await navigate(page, 'Manage Wallet');
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: '000000077777' })).toContainText('Pending');

  await navigate(page, 'Batch Management');
  await searchBox(page).fill('winter');
  await row(page, 'Winter batch').getByRole('button', { name: 'Delete Winter batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectSuccess(page, 'Batch deleted successfully');
  await expect(page.getByText("No results for 'winter'.")).toBeVisible();
  // The browser logs blocked scripts while a document is sanitized.
  expect(consoleErrors.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  consoleErrors.splice(0);
});
