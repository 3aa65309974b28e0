import { handleDialogs } from '../../support/dialogs.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { cancelButton, detail, details, editSwitch, expectDetails, saveButton, studentDetails } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const savedMessage = 'Your profile is updated';

test('Personal Details are read-only until Edit is on, and then can be saved [R-202, R-203]', async ({ page }) => {
  await signIn(page, student);
  await expect(details(page).getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expectDetails(page, { State: 'UTTAR PRADESH', Gender: 'Male' });
  for (const label of [...Object.keys(studentDetails), 'State', 'Gender']) await expect(detail(page, label)).not.toBeEditable();
  await expect(saveButton(page)).toHaveCount(0);
  await editSwitch(page).click();
  await expect(editSwitch(page)).toBeChecked();
  await expectDetails(page, { State: 'uttarPradesh', Gender: 'male' });
  for (const label of [...Object.keys(studentDetails), 'State', 'Gender']) await expect(detail(page, label)).toBeEditable();
  await expect(saveButton(page)).toBeVisible();
});

test('saving sends the fields, turns Edit off, shows a toast and refetches the profile [R-204, R-205]', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-profile');
  const refetches = watchRequests(page, 'GET', '/profile');
  await editSwitch(page).click();
  await detail(page, 'Full Name').fill('आरव शर्मा');
  await detail(page, 'Pincode').fill('011001');
  await detail(page, 'State').selectOption('delhi');
  await saveButton(page).click();
  await expect(toast(page, savedMessage)).toHaveAttribute('data-toast', 'success');
  await expect(saveButton(page)).toHaveCount(0);
  await expect(editSwitch(page)).not.toBeChecked();
  await expect(editSwitch(page)).toBeFocused();
  await expectDetails(page, { 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
  await expect.poll(() => refetches.length).toBe(1);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).toMatchObject({ 'content-type': 'application/json', authorization: expect.stringMatching(/^Bearer ./) });
  expect(requests[0]?.postDataJSON()).toEqual({
    fullName: 'आरव शर्मा',
    email: 'student@example.com',
    phone: '0000012345',
    city: 'Lucknow',
    state: 'delhi',
    pinCode: '011001',
    village: 'Gomti Nagar',
    fatherName: 'राजेश शर्मा',
    dob: '2004-08-15',
    gender: 'male',
  });
  await expect(page.getByRole('banner').getByRole('button', { name: /आरव शर्मा/ })).toBeVisible();
  await page.reload();
  await expectDetails(page, { 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
});

test('a validation error appears at its field, a 403 and a 500 in the form; input and session are kept [R-206, R-253, F-09]', async ({
  page,
  network,
}) => {
  await signIn(page, student);
  await editSwitch(page).click();
  await detail(page, 'Full Name').fill('');
  await detail(page, 'City').fill('वाराणसी');
  await saveButton(page).click();
  await expect(toast(page, 'Please enter your full name.')).toHaveAttribute('data-toast', 'error');
  await expect(detail(page, 'Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(detail(page, 'Full Name')).toBeFocused();
  await expectDetails(page, { 'Full Name': '', City: 'वाराणसी' });
  for (const [status, message] of [
    [403, 'You may not change this.'],
    [500, 'Something went wrong.'],
  ] as const) {
    network.respond('/update-profile', { status, json: { success: false, message } });
    await page.reload();
    await editSwitch(page).click();
    await detail(page, 'City').fill('वाराणसी');
    await saveButton(page).click();
    await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
    await expect(saveButton(page)).toHaveAccessibleDescription(message);
    await expectDetails(page, { City: 'वाराणसी' });
    await expect(editSwitch(page)).toBeChecked();
  }
});

test('without a network a save fails at once, keeps the input and can be retried [R-206, F-02]', async ({ page, network }) => {
  network.fail('/update-profile');
  await signIn(page, student);
  await editSwitch(page).click();
  await detail(page, 'Village').fill('Hazratganj');
  await saveButton(page).click();
  await expect(toast(page, unreachable)).toHaveAttribute('data-toast', 'error');
  await expectDetails(page, { Village: 'Hazratganj' });
  network.passThrough('/update-profile');
  await saveButton(page).click();
  await expect(toast(page, savedMessage)).toBeVisible();
  await expectDetails(page, { Village: 'Hazratganj' });
});

test('details are saved once on repeated submits, and the switch is disabled meanwhile [R-206, F-11]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const requests = watchRequests(page, 'PUT', '/update-profile');
  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  await saveButton(page).dblclick();
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
  await detail(page, 'City').press('Enter');
  await editSwitch(page).click();
  await cancelButton(page).click({ force: true });
  await expect(detail(page, 'City')).toHaveValue('Kanpur');
  await expect(toast(page, savedMessage)).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await expect(detail(page, 'City')).toHaveValue('Kanpur');
  expect(requests).toHaveLength(1);
});

test('a rejected refetch after a save shows an alert and ends the session [R-186, R-205]', async ({ page, network }) => {
  await signIn(page, student);
  const alerts = handleDialogs(page, 'accept');
  await editSwitch(page).click();
  network.respond('/profile', { status: 403, json: { success: false, message: 'This account is closed.' } });
  await saveButton(page).click();
  await expect.poll(() => alerts).toEqual(['This account is closed.']);
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
});
