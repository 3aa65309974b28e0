import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoToasts, nextPaint, toast } from '../support/page.ts';
import { mainNavigation, otherStudent, signInLink, signOut, submitLogin } from '../support/session.ts';
import { cancelButton, detail, editSwitch, expectDetails, openProfile, saveButton, savedMessage } from './profile.ts';

const endpoint = '/update-profile';

/** Another student of the mocks. */
const rohit = {
  'Full Name': 'Rohit Kumar Singh',
  Email: 'rohit.singh@example.com',
  'Father Name': 'Sanjay Singh',
  Phone: '0000012482',
  'Date of Birth': '1999-02-08',
  City: 'Gaya',
  Village: 'Bodhgaya',
  Pincode: '823001',
};

test('input during a save is kept, and Edit stays on [R-205, R-206]', async () => {
  const { network } = await openProfile();
  const held = network.hold(endpoint);
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  await saveButton.click();
  await expect.poll(() => held.calls.length).toBe(1);
  await detail('Village').fill('Kalyanpur');
  held.release();
  await expect.element(toast(savedMessage)).toBeVisible();
  await expect.element(saveButton).not.toHaveAttribute('aria-busy', 'true');
  await expectDetails({ City: 'Kanpur', Village: 'Kalyanpur' });
  await expect.element(saveButton).toBeVisible();
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
  await expectDetails(rohit);
  held.release();
  // The app reads the response within a few turns of the event loop.
  for (let frame = 0; frame < 3; frame += 1) await nextPaint();
  await expectNoToasts();
  await expectDetails(rohit);
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

test('details are edited and saved with the keyboard alone [R-203, R-205]', async () => {
  await openProfile();
  editSwitch.element().focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(detail('Full Name')).toHaveFocus();
  await userEvent.keyboard('{End} Junior{Enter}');
  await expect.element(toast(savedMessage)).toBeVisible();
  await expectDetails({ 'Full Name': 'Aarav Sharma Junior' });
});

test('leaving the page with unsaved changes asks for confirmation', async () => {
  const { url } = await openProfile();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  const about = mainNavigation.getByRole('link', { name: 'About Us' });
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  await about.click();
  await expect.poll(() => confirm.mock.calls).toEqual([['You have unsaved changes. Leave this page?']]);
  await expectDetails({ City: 'Kanpur' });
  await about.click();
  await expect.poll(url).toBe('/about-us');
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('a logout during an edit ends the session without confirmation [R-187, S-25]', async () => {
  const { url } = await openProfile();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  await signOut();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
});

test('a refetched profile does not overwrite the input', async () => {
  const { network } = await openProfile();
  await editSwitch.click();
  await detail('City').fill('Kanpur');
  const refetches = () => network.calls('/profile').length;
  const before = refetches();
  // Removing the photo refetches the profile.
  const removeButton = page.getByRole('button', { name: 'Remove photo' });
  await removeButton.click();
  await expect.poll(refetches).toBe(before + 1);
  await expect.element(removeButton).not.toBeInTheDocument();
  await expectDetails({ City: 'Kanpur' });
});
