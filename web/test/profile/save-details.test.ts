import { expect, test, vi } from 'vitest';
import { studentDetails } from '../data/people.ts';
import { rejected, unreachable } from '../support/network.ts';
import { expectEditable, header, heading, press, toast } from '../support/page.ts';
import { cancelButton, detail, details, editSwitch, expectDetails, openProfile, saveButton, savedMessage } from './profile.ts';

const endpoint = '/update-profile';

test('Personal Details are read-only until Edit is on, and then can be saved [R-202, R-203]', async () => {
  await openProfile();
  await expect.element(details.getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expectDetails({ State: 'UTTAR PRADESH', Gender: 'Male' });
  for (const label of [...Object.keys(studentDetails), 'State', 'Gender']) await expectEditable(detail(label), false);
  await expect.element(saveButton).not.toBeInTheDocument();
  await editSwitch.click();
  await expect.element(editSwitch).toBeChecked();
  await expectDetails({ State: 'uttarPradesh', Gender: 'male' });
  for (const label of [...Object.keys(studentDetails), 'State', 'Gender']) await expectEditable(detail(label));
  await expect.element(saveButton).toBeVisible();
});

test('saving sends the fields, turns Edit off, shows a toast and refetches the profile [R-204, R-205]', async () => {
  const { network, reload } = await openProfile();
  const loads = network.calls('/profile').length;
  await editSwitch.click();
  await detail('Full Name').fill('आरव शर्मा');
  await detail('Pincode').fill('011001');
  await detail('State').selectOptions('delhi');
  await saveButton.click();
  await expect.element(toast(savedMessage)).toHaveAttribute('data-toast', 'success');
  await expect.element(saveButton).not.toBeInTheDocument();
  await expect.element(editSwitch).not.toBeChecked();
  await expect.element(editSwitch).toHaveFocus();
  await expectDetails({ 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
  await expect.poll(() => network.calls('/profile').length).toBe(loads + 1);
  const [save, ...others] = network.calls(endpoint);
  expect([save?.method, others]).toEqual(['PUT', []]);
  expect(save?.headers).toMatchObject({ 'content-type': 'application/json', authorization: expect.stringMatching(/^Bearer ./) });
  expect(save?.body).toEqual({
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
  await expect.element(header.getByRole('button', { name: /आरव शर्मा/ })).toBeVisible();
  await reload();
  await expectDetails({ 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
});

test('a validation error appears at its field, a 403 and a 500 in the form; input and session are kept [R-206, R-253, F-09]', async () => {
  const { network, reload } = await openProfile();
  await editSwitch.click();
  await detail('Full Name').fill('');
  await detail('City').fill('वाराणसी');
  await saveButton.click();
  await expect.element(toast('Please enter your full name.')).toHaveAttribute('data-toast', 'error');
  await expect.element(detail('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect.element(detail('Full Name')).toHaveFocus();
  await expectDetails({ 'Full Name': '', City: 'वाराणसी' });
  for (const [status, message] of [
    [403, 'You may not change this.'],
    [500, 'Something went wrong.'],
  ] as const) {
    network.respond(endpoint, rejected(status, message));
    await reload();
    await editSwitch.click();
    await detail('City').fill('वाराणसी');
    await saveButton.click();
    await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
    await expect.element(saveButton).toHaveAccessibleDescription(message);
    await expectDetails({ City: 'वाराणसी' });
    await expect.element(editSwitch).toBeChecked();
  }
});

test('without a network a save fails at once, keeps the input and can be retried [R-206, F-02]', async () => {
  const { network } = await openProfile();
  network.fail(endpoint);
  await editSwitch.click();
  await detail('Village').fill('Hazratganj');
  await saveButton.click();
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  await expectDetails({ Village: 'Hazratganj' });
  network.passThrough(endpoint);
  await saveButton.click();
  await expect.element(toast(savedMessage)).toBeVisible();
  await expectDetails({ Village: 'Hazratganj' });
});

test('details are saved once on repeated submits, and the switch is disabled meanwhile [R-206, F-11]', async () => {
  const { network } = await openProfile();
  const held = network.hold(endpoint);
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  await saveButton.dblClick();
  await expect.element(saveButton).toHaveAttribute('aria-busy', 'true');
  await press(detail('City'), '{Enter}');
  await editSwitch.click({ force: true });
  await cancelButton.click({ force: true });
  await expect.element(detail('City')).toHaveValue('Kanpur');
  await expect.element(editSwitch).toBeChecked();
  held.release();
  await expect.element(toast(savedMessage)).toBeVisible();
  await expect.element(saveButton).not.toBeInTheDocument();
  await expect.element(detail('City')).toHaveValue('Kanpur');
  expect(network.calls(endpoint)).toHaveLength(1);
});

test('a rejected refetch after a save shows an alert and ends the session [R-186, R-205]', async () => {
  const { network } = await openProfile();
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  await editSwitch.click();
  network.respond('/profile', rejected(403, 'This account is closed.'));
  await saveButton.click();
  await expect.poll(() => alert.mock.calls).toEqual([['This account is closed.']]);
  await expect.element(heading('Please sign in first')).toBeVisible();
});
