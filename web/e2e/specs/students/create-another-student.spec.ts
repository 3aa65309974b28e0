import { waitForPaint } from '../../support/frames.ts';
import { fill, path } from '../../support/pages/create-student.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { soon, toast } from '../../support/toasts.ts';

test('Create and add another keeps place, course and batch, shows the Student Id, and starts at the name', async ({ page, network }) => {
  await openAsOperator(page, path);
  await fill(page);
  await clickButton(page, 'Create and add another');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'लक्ष्मी नायर is registered.' });
  await expect(notice).toHaveText(/Student Id GVI\/\d+\/\d{4}$/);
  await expect(toast(page, 'User registered successfully')).toHaveCount(1);
  await expect(page).toHaveURL(path);
  await expect(field(page, 'Full Name')).toBeFocused();
  const kept = { State: 'kerala', City: 'Kochi', Village: 'Edappally', Pincode: '001002', Course: 'c-ccc', Batch: 'b-morning' };
  for (const [label, value] of Object.entries(kept)) await expect(field(page, label), label).toHaveValue(value);
  const cleared = ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone', 'Date of Birth', 'Gender', 'Photo'];
  for (const label of cleared) await expect(field(page, label), label).toHaveValue('');
  await expect(page.getByRole('img', { name: /^Selected/ })).toHaveCount(0);
  // Only what is new is filled in for the next student.
  const next = {
    'Full Name': 'Suresh Nair',
    Email: 'kavya.nair@example.com',
    'Father Name': 'Mohan Nair',
    Phone: '1',
    'Date of Birth': '2005-03-10',
  };
  for (const [label, text] of Object.entries(next)) await field(page, label).fill(text);
  await field(page, 'Gender').selectOption('male');
  await field(page, 'Photo').setInputFiles(photo);
  await clickButton(page, 'Make a password');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  const password = await field(page, 'Password').inputValue();
  expect(password).toMatch(/^[a-zA-Z0-9]{8}$/);
  await expect(field(page, 'Confirm Password')).toHaveValue(password);
  await clickButton(page, 'Create Student');
  await expect(page).toHaveURL('/franchise/student-management');
  await expect(toast(page, /^Student Id GVI\/\d+\/\d{4}$/)).toHaveAttribute('data-toast', 'success');
  const [first, second] = network.calls('/admin/register').map(({ form }) => form);
  expect([first?.city, first?.batch, first?.fullName]).toEqual(['Kochi', 'b-morning', 'लक्ष्मी नायर']);
  expect(second).toMatchObject({
    fullName: 'Suresh Nair',
    state: 'kerala',
    city: 'Kochi',
    village: 'Edappally',
    pinCode: '001002',
    password,
  });
});

test('a Student Id that the list does not tell is left out quietly', async ({ page, network }) => {
  await openAsOperator(page, path);
  await fill(page);
  network.respond('/franchise/users', { status: 500, json: { success: false, message: 'The list fails' } });
  await clickButton(page, 'Create and add another');
  await expect(page.getByRole('main').getByText('लक्ष्मी नायर is registered.')).toBeVisible();
  await expect.poll(() => network.calls('/franchise/users').length).toBeGreaterThan(0);
  await waitForPaint(page);
  await expect(toast(page, 'User registered successfully')).toHaveCount(1);
  await expect(toast(page, /./)).toHaveCount(1, soon);
});
