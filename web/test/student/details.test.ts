import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { studentDetails } from '../data/people.ts';
import { rejected, unreachable } from '../support/network.ts';
import { expectEditable, expectNoToasts, expectTexts, header, press, toast } from '../support/page.ts';
import { mainNavigation, otherStudent, signInLink, signOut, submitLogin } from '../support/session.ts';
import { cancelButton, detail, editSwitch, expectDetails, openProfile, saveButton, savedMessage } from './profile.ts';

const endpoint = '/update-profile';

test('Personal Details are read-only until Edit is on; saving sends the fields, turns Edit off, shows a toast and refetches the profile [R-202, R-203, R-204, R-205]', async () => {
  const { network, reload } = await openProfile();
  const labels = [...Object.keys(studentDetails), 'State', 'Gender'];
  await expectDetails({ State: 'UTTAR PRADESH', Gender: 'Male' });
  for (const label of labels) await expectEditable(detail(label), false);
  await expect.element(saveButton).not.toBeInTheDocument();
  const loads = network.calls('/profile').length;
  await editSwitch.click();
  await expectDetails({ State: 'uttarPradesh', Gender: 'male' });
  for (const label of labels) await expectEditable(detail(label));
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

test('a phone that cannot be right gets a warning while it is typed and after it is saved, and the server decides', async () => {
  const { network } = await openProfile();
  const warning = 'A phone number has 10 digits. Please check it.';
  await editSwitch.click();
  await expect.element(detail('Phone')).not.toHaveAccessibleDescription(warning);
  await detail('Phone').fill('१२');
  await expect.element(detail('Phone')).toHaveAccessibleDescription(warning);
  await press(detail('Phone'), '{Enter}');
  await expect.element(saveButton).not.toBeInTheDocument();
  expect(network.calls(endpoint).map(({ body }) => Object(body).phone)).toEqual(['१२']);
  await expect.element(detail('Phone')).toHaveAccessibleDescription(warning);
  await editSwitch.click();
  await detail('Phone').fill('०००००१२३४५');
  await expect.element(detail('Phone')).not.toHaveAccessibleDescription(warning);
});

test('an error appears at its field or in the form, keeps the input, and the save can be sent again [R-206, R-253, F-02, F-09]', async () => {
  const { network } = await openProfile();
  await editSwitch.click();
  await detail('Full Name').fill('');
  await detail('City').fill('वाराणसी');
  await saveButton.click();
  await expect.element(toast('Please enter your full name.')).toHaveAttribute('data-toast', 'error');
  await expect.element(detail('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect.element(detail('Full Name')).toHaveFocus();
  network.respond(endpoint, rejected(403, 'You may not change this.'), { times: 1 });
  await saveButton.click();
  await expect.element(toast('You may not change this.')).toHaveAttribute('data-toast', 'error');
  await expect.element(saveButton).toHaveAccessibleDescription('You may not change this.');
  await expectDetails({ 'Full Name': '', City: 'वाराणसी' });
  network.fail(endpoint);
  await saveButton.click();
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  await expectDetails({ 'Full Name': '', City: 'वाराणसी' });
  network.passThrough(endpoint);
  await detail('Full Name').fill('Aarav');
  await press(detail('Full Name'), '{Enter}');
  await expect.element(toast(savedMessage)).toBeVisible();
  await expectDetails({ 'Full Name': 'Aarav', City: 'वाराणसी' });
});

test('details are saved once on repeated submits; input meanwhile is kept, and Edit stays on [R-205, R-206, F-11]', async () => {
  const { network } = await openProfile();
  const held = network.hold(endpoint);
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  await saveButton.dblClick();
  await expect.element(saveButton).toHaveAttribute('aria-busy', 'true');
  await press(detail('City'), '{Enter}');
  await editSwitch.click({ force: true });
  await cancelButton.click({ force: true });
  await expect.element(editSwitch).toBeChecked();
  await detail('Village').fill('Kalyanpur');
  held.release();
  await expect.element(toast(savedMessage)).toBeVisible();
  expect(network.calls(endpoint)).toHaveLength(1);
  await expect.element(saveButton).not.toHaveAttribute('aria-busy', 'true');
  await expectDetails({ City: 'Kanpur', Village: 'Kalyanpur' });
  await saveButton.click();
  await expect.element(saveButton).not.toBeInTheDocument();
  await expectDetails({ City: 'Kanpur', Village: 'Kalyanpur' });
});

test('a save that completes after another user has signed in does not affect them [S-25]', async () => {
  const { network } = await openProfile();
  const held = network.hold(endpoint, { before: 'response' });
  await editSwitch.click();
  await detail('Full Name').fill('Another Name');
  await saveButton.click();
  await expect.poll(() => held.calls.length).toBe(1);
  await signOut();
  await signInLink.click();
  await submitLogin(otherStudent);
  await expect.element(detail('Full Name')).toHaveValue('Rohit Kumar Singh');
  held.release();
  await expectNoToasts();
  await expect.element(detail('Full Name')).toHaveValue('Rohit Kumar Singh');
  expect(localStorage.getItem('institute.session')).toContain('Rohit Kumar Singh');
});

test('Cancel and the switch restore the values and send nothing [R-203]', async () => {
  const { network } = await openProfile();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  for (const close of [cancelButton, editSwitch]) {
    await editSwitch.click();
    await detail('City').fill('Kanpur');
    await detail('Gender').selectOptions('other');
    if (close === editSwitch) {
      // The switch is easily clicked by mistake, so dismissing the confirmation keeps the input.
      await editSwitch.click();
      await expect.element(editSwitch).toBeChecked();
      await expectDetails({ City: 'Kanpur', Gender: 'other' });
    }
    await close.click();
    await expectDetails({ Gender: 'Male' });
    await expect.element(editSwitch).not.toBeChecked();
    await expect.element(editSwitch).toHaveFocus();
  }
  expect(network.calls(endpoint)).toEqual([]);
  expect(confirm.mock.calls).toEqual(Array(2).fill(['You have unsaved changes. Discard them?']));
});

test('input outlasts a refetched profile; leaving the page with it asks for confirmation, a logout does not [R-187, S-25]', async () => {
  const { network, url } = await openProfile();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  const before = network.calls('/profile').length;
  // Removing the photo refetches the profile.
  const removeButton = page.getByRole('button', { name: 'Remove photo' });
  await removeButton.click();
  await expect.poll(() => network.calls('/profile').length).toBe(before + 1);
  await expect.element(removeButton).not.toBeInTheDocument();
  await mainNavigation.getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => confirm.mock.calls).toEqual([['You have unsaved changes. Leave this page?']]);
  await expectDetails({ City: 'Kanpur' });
  await signOut();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a date of birth and a gender that are cleared are removed from the profile, an incomplete date is an error', async () => {
  const { network, reload } = await openProfile();
  await editSwitch.click();
  // Removes the day, as a key pressed by mistake does.
  await press(detail('Date of Birth'), '{Backspace}');
  await saveButton.click();
  await expect.element(detail('Date of Birth')).toHaveAccessibleDescription('Please complete the date.');
  await expect.element(detail('Date of Birth')).toHaveFocus();
  expect(network.calls(endpoint)).toEqual([]);
  await detail('Date of Birth').fill('2004-08-16');
  await detail('Date of Birth').fill('');
  await detail('Gender').selectOptions('Not given');
  const held = network.hold('/profile');
  await saveButton.click();
  await expect.poll(() => held.calls.length).toBe(1);
  await expectEditable(detail('Date of Birth'), false);
  const expectCleared = async () => {
    for (const label of ['Date of Birth', 'Gender']) await expect.element(detail(label)).toHaveValue('');
  };
  // The values are gone before the profile is fetched again.
  await expectCleared();
  held.release();
  expect(network.calls(endpoint).map(({ body }) => body)).toEqual([expect.objectContaining({ dob: null, gender: null })]);
  await reload();
  await expect.element(detail('City')).toHaveValue('Lucknow');
  await expectCleared();
  await editSwitch.click();
  await expectTexts(detail('Gender').getByRole('option', { selected: true }), 'Not given');
});
