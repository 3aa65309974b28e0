import { handleDialogs } from '../../support/dialogs.ts';
import { holdDecoding } from '../../support/image-decoding.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { fill, options, path, texts } from '../../support/pages/create-student.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { soon, toast } from '../../support/toasts.ts';

test('a student is created once with role 11 and every field, and appears in the list [R-337, R-342, R-343, R-344, R-345]', async ({
  page,
  network,
}) => {
  await openAsOperator(page, path);
  await fill(page);
  await page.getByRole('main').getByRole('button', { name: 'Create Student' }).dblclick();
  await expect(page).toHaveURL('/franchise/student-management');
  await expect(toast(page, 'User registered successfully')).toHaveAttribute('data-toast', 'success');
  await expect(row(page, 'लक्ष्मी नायर').getByRole('cell').nth(1)).toHaveText('lakshmi@example.com');
  await expect(row(page, 'लक्ष्मी नायर').getByRole('cell').nth(5)).toHaveText('Active');
  expect(network.calls('/admin/register')).toHaveLength(1);
  expect(network.calls('/admin/register')[0]?.form).toEqual({
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
  });
});

test("an empty form shows 'Please fill all fields carefully' once and marks every required field [R-338, R-341]", async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/admin/register');
  await clickButton(page, 'Create Student');
  await expect(toast(page, 'Please fill all fields carefully')).toHaveAttribute('data-toast', 'error');
  await expect(toast(page, /./)).toHaveCount(1, soon);
  const required = [...Object.keys(texts), 'Gender', 'Course', 'Batch', 'Photo'];
  for (const label of required) await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  for (const label of required) await expect(field(page, label), label).toHaveAttribute('aria-required', 'true');
  await expect(field(page, 'State')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Full Name')).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("passwords: 'Password must have 8 characters', 'Password and confirm password must be same!' [R-339, R-340, R-431, S-26]", async ({
  page,
}) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/admin/register');
  await fill(page);
  await field(page, 'Password').fill('7 chars');
  await clickButton(page, 'Create Student');
  await expect(toast(page, 'Password must have 8 characters')).toHaveCount(1);
  await expect(field(page, 'Password')).toBeFocused();
  await field(page, 'Password').fill('8 chars!');
  await clickButton(page, 'Create Student');
  await expect(toast(page, 'Password and confirm password must be same!')).toHaveCount(1);
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
  await expect(field(page, 'Full Name')).toHaveAttribute('autocomplete', 'off');
  expect(requests).toHaveLength(0);
});

test('a rejected student keeps every field and the photo, and marks the field [R-440, F-02]', async ({ page, network }) => {
  network.fail('/admin/register');
  await openAsOperator(page, path);
  await fill(page);
  await clickButton(page, 'Create Student');
  await expect(toast(page, unreachable)).toHaveAttribute('data-toast', 'error');
  network.passThrough('/admin/register');
  await field(page, 'Email').fill('yash@example.com');
  await field(page, 'Batch').selectOption('b-lab');
  await clickButton(page, 'Create Student');
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('lakshmi@example.com');
  await clickButton(page, 'Create Student');
  await expect(toast(page, 'This batch is full.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Batch')).toBeFocused();
  await field(page, 'Batch').selectOption('b-morning');
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
  for (const [label, value] of Object.entries(options)) await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await clickButton(page, 'Create Student');
  await expect(page).toHaveURL('/franchise/student-management');
});

test('a file that is not an image is rejected when selected, and nothing is sent [S-19]', async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/admin/register');
  await fill(page);
  await field(page, 'Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') });
  const message = 'This file is not a photo. Please choose a JPG or PNG picture.';
  await expect(page.getByText(message)).toBeVisible();
  await clickButton(page, 'Create Student');
  await expect(toast(page, 'Please fill all fields carefully')).toBeVisible();
  await expect(field(page, 'Photo')).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toHaveLength(0);
});

test('only batches that have not ended are offered, and a list that fails to load can be retried', async ({ page, network }) => {
  await openAsOperator(page, path);
  await expect(field(page, 'Batch').locator('option')).toHaveText([
    'Select a batch',
    'Evening coaching batch',
    'Tally practical lab',
    'दोपहर का बैच',
    'Forenoon batch',
    'सुबह का बैच',
  ]);
  network.fail('/courses');
  await page.reload();
  await expect(field(page, 'Course').locator('option')).toHaveText(['The courses could not be loaded']);
  network.passThrough('/courses');
  await clickButton(page, 'Retry');
  await expect(field(page, 'Course').locator('option')).not.toHaveCount(1);
  // The Retry button is gone, so the focus moves to the list.
  await expect(field(page, 'Course')).toBeFocused();
  network.respond('/courses', { json: { success: true, courses: [] } });
  await page.reload();
  await expect(field(page, 'Course').locator('option')).toHaveText(['No courses yet']);
});

test('on a phone no toast covers the buttons of a form, and no focused field is behind them', async ({ page, network }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const message = 'This batch does not take students at the moment, because the institute is moving it to another room. '.repeat(2).trim();
  network.respond('/admin/register', { status: 409, json: { success: false, message } });
  await openAsOperator(page, path);
  await clickButton(page, 'Create Student');
  const button = page.getByRole('main').getByRole('button', { name: 'Create Student' });
  const buttonTop = async () => (await button.boundingBox())?.y ?? 0;
  /** The bar makes room in the frame after a toast has appeared. */
  const expectBelowBar = (text: string) =>
    expect
      .poll(async () => {
        const { y, height } = (await page.locator('[data-action-bar]').boundingBox()) ?? { y: 0, height: 0 };
        return ((await toast(page, text).boundingBox())?.y ?? 0) - (y + height);
      }, text)
      .toBeGreaterThanOrEqual(0);
  await expectBelowBar('Please fill all fields carefully');
  for (let press = 0; press < 18; press++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('[data-action-bar], [data-toast]') ? 0 : (activeElement?.getBoundingClientRect().bottom ?? 0);
    });
    expect(bottom).toBeLessThanOrEqual(await buttonTop());
  }
  await fill(page);
  await clickButton(page, 'Create Student');
  await expectBelowBar(message);
  await expect(page.getByRole('main').getByText(message)).toBeAttached();
});

test('leaving a form while its photo is prepared sends nothing [F-27, S-25]', async ({ page }) => {
  const endDecoding = await holdDecoding(page);
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/admin/register');
  await fill(page);
  await clickButton(page, 'Create Student');
  handleDialogs(page, 'accept');
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/franchise/student-management');
  await endDecoding(true);
  await row(page, 'Yash Agrawal').getByRole('button', { name: /^View/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests).toHaveLength(0);
});
