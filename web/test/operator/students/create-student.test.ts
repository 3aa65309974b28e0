import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { unreachable } from '../../support/network.ts';
import { button, cells, clickTwice, expectCount, expectTexts, field, main, toast } from '../../support/page.ts';
import { noPhoto } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { fill, options, path, texts } from './create-student.ts';

const openForm = () => renderRoute(path, { as: 'operator' });
const optionsOf = (label: string) => field(label).getByRole('option');

test('a student is created once with role 11 and every field, and appears in the list [R-337, R-342, R-343, R-344, R-345]', async () => {
  const { network, url } = await openForm();
  await fill();
  await clickTwice(button('Create Student'));
  await expect.poll(url).toBe('/franchise/student-management');
  await expect.element(toast('User registered successfully')).toHaveAttribute('data-toast', 'success');
  await expect.element(toast(/^Student Id GVI\/\d+\/\d{4}$/)).toHaveAttribute('data-toast', 'success');
  await expectTexts(cells('लक्ष्मी नायर').nth(1), 'lakshmi@example.com');
  await expectTexts(cells('लक्ष्मी नायर').nth(5), 'Active');
  const forms = network.calls('/admin/register').map(({ form }) => Object.fromEntries(form ?? []));
  expect(forms).toEqual([
    {
      fullName: 'लक्ष्मी नायर',
      email: 'lakshmi@example.com',
      password: ' a long secret ',
      fatherName: 'Suresh Nair',
      phone: '0000033333',
      dob: '2005-03-09',
      city: 'Kochi',
      village: 'Edappally',
      pinCode: '001002',
      gender: 'female',
      state: 'kerala',
      courseId: 'c-ccc',
      batch: 'b-morning',
      role: '11',
      avatar: expect.objectContaining({ type: 'image/png' }),
    },
  ]);
});

test('the form says what is missing or wrong, and rejects a file that is not an image [R-338, R-339, R-340, R-341, R-431, R-441, S-19, S-26]', async () => {
  const { network } = await openForm();
  await button('Create Student').click();
  await expect.element(toast('Please fill all fields carefully')).toHaveAttribute('data-toast', 'error');
  await expectCount(toast(/./), 1);
  for (const label of [...Object.keys(texts), 'Gender', 'Course', 'Batch', 'Photo']) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAttribute('aria-required', 'true');
  }
  await expect.element(field('State')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Full Name')).toHaveFocus();
  await fill();
  await field('Password').fill('7 chars');
  await button('Create Student').click();
  await expectCount(toast('Password must have 8 characters'), 1);
  await expect.element(field('Password')).toHaveFocus();
  await field('Password').fill('8 chars!');
  await button('Create Student').click();
  await expectCount(toast('Password and confirm password must be same!'), 1);
  await expect.element(field('Confirm Password')).toHaveFocus();
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(field('Full Name')).toHaveAttribute('autocomplete', 'off');
  await field('Photo').upload(noPhoto('<svg onload=alert(1)>'));
  await expect.element(page.getByText('This file is not a photo. Please choose a JPG or PNG picture.')).toBeVisible();
  await button('Create Student').click();
  await expect.element(field('Photo')).toHaveAttribute('aria-invalid', 'true');
  expect(network.calls('/admin/register')).toEqual([]);
});

test('a rejected student keeps every field and the photo, and marks the field [R-440, F-02]', async () => {
  const { network, url } = await openForm();
  network.fail('/admin/register');
  await fill();
  await button('Create Student').click();
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  network.passThrough('/admin/register');
  await field('Email').fill('yash@example.com');
  await field('Batch').selectOptions('b-lab');
  await button('Create Student').click();
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill('lakshmi@example.com');
  await button('Create Student').click();
  await expect.element(toast('This batch is full.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Batch')).toHaveFocus();
  await field('Batch').selectOptions('b-morning');
  for (const [label, value] of Object.entries({ ...texts, ...options })) await expect.element(field(label)).toHaveValue(value);
  await expect.element(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await button('Create Student').click();
  await expect.poll(url).toBe('/franchise/student-management');
});

test('a student who looks like another one is asked about below the field that is the same, and can be created all the same', async () => {
  const { network, url, reload } = await openForm();
  await fill();
  const warning = main.getByRole('status').filter({ hasText: 'Is this the same person?' });
  await expect.element(warning).not.toBeInTheDocument();
  const empty = main.css('form [role=status]:empty').elements();
  expect(new Set(empty.map((status) => getComputedStyle(status).paddingTop))).toEqual(new Set(['0px']));
  await field('Phone').fill('+91 00000 12345');
  const other = warning.getByRole('link', { name: /^Same phone as अंजलि कुमारी, GVI\/\d+\/2026$/ });
  await expect.element(other).toHaveAttribute('href', '/franchise/students/s-001');
  await expect.element(other).toHaveAttribute('target', '_blank');
  await expect.element(field('Phone')).toHaveAccessibleDescription(/^Is this the same person\? Same phone as/);
  await expectAccessibleAtAllWidths('the question whether it is the same person');
  await button('Create and add another').click();
  await expect.element(main.getByRole('status').filter({ hasText: 'लक्ष्मी नायर is registered.' })).toBeVisible();
  expect(network.calls('/admin/register').map(({ form }) => form?.get('phone'))).toEqual(['+91 00000 12345']);
  await expect.element(warning).not.toBeInTheDocument();
  await field('Email').fill('Yash@example.com');
  await expect.element(field('Email')).toHaveAccessibleDescription(/^This email is already used by Yash Agrawal, GVI\/\d+\/\d{4}\.$/);
  await field('Email').fill('');
  await field('Full Name').fill('नायर लक्ष्मी');
  await field('Date of Birth').fill('2005-03-09');
  await expect.element(field('Date of Birth')).toHaveAccessibleDescription(/Same name and date of birth as लक्ष्मी नायर/);
  expect(url()).toBe(path);
  await reload();
  await field('Phone').fill('+91 00000 12345');
  await expect.element(warning).toHaveTextContent(/Same phone as/);
  await button('Discard').click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('only batches that have not ended are offered, and a list that fails to load can be retried', async () => {
  const { network, reload } = await openForm();
  const batches = ['Evening coaching batch', 'Tally practical lab', 'दोपहर का बैच', 'Forenoon batch', 'सुबह का बैच'];
  await expectTexts(optionsOf('Batch'), 'Select a batch', ...batches);
  network.fail('/courses');
  await reload();
  await expectTexts(optionsOf('Course'), 'The courses could not be loaded');
  network.passThrough('/courses');
  await button('Retry').click();
  await expect.poll(() => optionsOf('Course').elements().length).toBeGreaterThan(1);
  // The Retry button has unmounted, so the focus moves to the list.
  await expect.element(field('Course')).toHaveFocus();
  network.respond('/courses', { json: { success: true, courses: [] } });
  await reload();
  await expectTexts(optionsOf('Course'), 'No courses yet');
});

test('Create and add another keeps place, course and batch, shows the Student Id, and starts at the name', async () => {
  const { network, url } = await openForm();
  await fill();
  // The list has the email in lower case, and with a space.
  await field('Email').fill('Lakshmi@Example.com');
  await button('Generate password').click();
  const listed = { _id: 's-new', fullName: 'लक्ष्मी नायर', email: 'lakshmi@example.com ', rollNo: 'GVI/99/2026' };
  network.respond('/franchise/users*', { json: { success: true, users: [listed] } });
  await button('Create and add another').click();
  const notice = main.getByRole('status').filter({ hasText: 'लक्ष्मी नायर is registered.' });
  await expect.element(notice).toHaveTextContent(/Student Id GVI\/99\/2026$/);
  await expectCount(toast('User registered successfully'), 1);
  expect(url()).toBe(path);
  await expect.element(field('Full Name')).toHaveFocus();
  const kept = { State: 'kerala', City: 'Kochi', Village: 'Edappally', Pincode: '001002', Course: 'c-ccc', Batch: 'b-morning' };
  for (const [label, value] of Object.entries(kept)) await expect.element(field(label)).toHaveValue(value);
  const cleared = ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone', 'Date of Birth', 'Gender', 'Photo'];
  for (const label of cleared) await expect.element(field(label)).toHaveValue('');
  await expect.element(page.getByRole('img', { name: /^Selected/ })).not.toBeInTheDocument();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await button('Generate password').click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  await expect.element(field('Password')).toHaveValue(expect.stringMatching(/^[a-zA-Z0-9]{8}$/));
  const password = field('Password').element();
  await expect.element(field('Confirm Password')).toHaveValue(password instanceof HTMLInputElement ? password.value : '');
});
