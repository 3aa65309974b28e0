import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rejected, unreachable } from '../support/network.ts';
import { button, cells, dialog, expectCount, expectTexts, field, link, main, row, toast } from '../support/page.ts';
import { holdDecoding, noPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fill, options, path, texts } from './create-student.ts';

const openForm = () => renderRoute(path, { as: 'franchise' });
const optionsOf = (label: string) => field(label).getByRole('option');

test('a student is created once with role 11 and every field, and appears in the list [R-337, R-342, R-343, R-344, R-345]', async () => {
  const { network, url } = await openForm();
  await fill();
  await button('Create Student').dblClick();
  await expect.poll(url).toBe('/franchise/student-management');
  await expect.element(toast('User registered successfully')).toHaveAttribute('data-toast', 'success');
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

test("an empty form shows 'Please fill all fields carefully' once and marks every required field [R-338, R-341]", async () => {
  const { network } = await openForm();
  await button('Create Student').click();
  await expect.element(toast('Please fill all fields carefully')).toHaveAttribute('data-toast', 'error');
  await expectCount(toast(/./), 1);
  const required = [...Object.keys(texts), 'Gender', 'Course', 'Batch', 'Photo'];
  for (const label of required) await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  for (const label of required) await expect.element(field(label)).toHaveAttribute('aria-required', 'true');
  await expect.element(field('State')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Full Name')).toHaveFocus();
  expect(network.calls('/admin/register')).toEqual([]);
});

test("passwords: 'Password must have 8 characters', 'Password and confirm password must be same!' [R-339, R-340, R-431, S-26]", async () => {
  const { network } = await openForm();
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

test('a file that is not an image is rejected when selected, and nothing is sent [S-19]', async () => {
  const { network } = await openForm();
  await fill();
  await field('Photo').upload(noPhoto('<svg onload=alert(1)>'));
  await expect.element(page.getByText('This file is not a photo. Please choose a JPG or PNG picture.')).toBeVisible();
  await button('Create Student').click();
  await expect.element(toast('Please fill all fields carefully')).toBeVisible();
  await expect.element(field('Photo')).toHaveAttribute('aria-invalid', 'true');
  expect(network.calls('/admin/register')).toEqual([]);
});

test('only batches that have not ended are offered, and a list that fails to load can be retried', async () => {
  const { network, reload } = await openForm();
  await expectTexts(
    optionsOf('Batch'),
    'Select a batch',
    'Evening coaching batch',
    'Tally practical lab',
    'दोपहर का बैच',
    'Forenoon batch',
    'सुबह का बैच',
  );
  network.fail('/courses');
  await reload();
  await expectTexts(optionsOf('Course'), 'The courses could not be loaded');
  network.passThrough('/courses');
  await button('Retry').click();
  await expect.poll(() => optionsOf('Course').elements().length).toBeGreaterThan(1);
  // The Retry button is gone, so the focus moves to the list.
  await expect.element(field('Course')).toHaveFocus();
  network.respond('/courses', { json: { success: true, courses: [] } });
  await reload();
  await expectTexts(optionsOf('Course'), 'No courses yet');
});

test('on a phone no toast covers the buttons of a form, and no focused field is behind them', async () => {
  await page.viewport(360, 640);
  const message = 'This batch does not take students at the moment, because the institute is moving it to another room. '.repeat(2).trim();
  const { network } = await openForm();
  network.respond('/admin/register', rejected(409, message));
  await button('Create Student').click();
  const box = (locator: ReturnType<typeof toast>) => locator.element().getBoundingClientRect();
  /** The bar makes room in the frame after a toast has appeared. */
  const expectBelowBar = (text: string) =>
    expect.poll(() => box(toast(text)).y - box(page.css('[data-action-bar]')).bottom).toBeGreaterThanOrEqual(0);
  await expectBelowBar('Please fill all fields carefully');
  const inFront = new Set<Element>();
  for (let press = 0; press < 18; press++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused.closest('[data-action-bar], [data-toast]')) continue;
    expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(box(button('Create Student')).y);
    inFront.add(focused);
  }
  expect(inFront.size).toBeGreaterThan(10);
  await fill();
  await button('Create Student').click();
  await expectBelowBar(message);
  await expect.element(main.getByText(message)).toBeInTheDocument();
});

test('leaving a form while its photo is prepared sends nothing [F-27, S-25]', async () => {
  const endDecoding = holdDecoding();
  const { network, url } = await openForm();
  await fill();
  await button('Create Student').click();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/student-management');
  await endDecoding(true);
  await row('Yash Agrawal').getByRole('button', { name: /^View/ }).click();
  await expect.element(dialog()).toBeVisible();
  expect(network.calls('/admin/register')).toEqual([]);
});
