import { expect, test } from 'vitest';
import { expectEditable, expectTexts, press, toast } from '../support/page.ts';
import { detail, editSwitch, openProfile, saveButton, savedMessage } from './profile.ts';

const endpoint = '/update-profile';

test('a date of birth and a gender that are cleared are removed from the profile', async () => {
  const { network, reload } = await openProfile();
  await editSwitch.click();
  await detail('Date of Birth').fill('');
  await detail('Gender').selectOptions('Not given');
  await saveButton.click();
  await expect.element(toast(savedMessage)).toBeVisible();
  await expect.element(saveButton).not.toBeInTheDocument();
  expect(network.calls(endpoint).map(({ body }) => body)).toEqual([expect.objectContaining({ dob: null, gender: null })]);
  await reload();
  await expect.element(detail('City')).toHaveValue('Lucknow');
  for (const label of ['Date of Birth', 'Gender']) {
    await expect.element(detail(label)).toHaveValue('');
    await expect.element(detail(label)).toHaveAttribute('placeholder', '-');
  }
  await editSwitch.click();
  await expect.element(detail('Date of Birth')).toHaveValue('');
  await expectTexts(detail('Gender').getByRole('option', { selected: true }), 'Not given');
});

test('what is cleared is gone before the profile is fetched again', async () => {
  const { network } = await openProfile();
  await editSwitch.click();
  await detail('Date of Birth').fill('');
  await detail('Gender').selectOptions('Not given');
  const held = network.hold('/profile');
  await saveButton.click();
  await expect.poll(() => held.calls.length).toBe(1);
  await expectEditable(detail('Date of Birth'), false);
  await expect.element(detail('Date of Birth')).toHaveValue('');
  await expect.element(detail('Gender')).toHaveValue('');
  held.release();
});

test('an incomplete date of birth is an error at its field and does not clear it', async () => {
  const { network } = await openProfile();
  await editSwitch.click();
  // Removes the day, as a key pressed by mistake does.
  await press(detail('Date of Birth'), '{Backspace}');
  // A browser has no value until the date is complete.
  await expect.element(detail('Date of Birth')).toHaveValue('');
  await saveButton.click();
  await expect.element(toast('Please complete the date.')).toHaveAttribute('data-toast', 'error');
  await expect.element(detail('Date of Birth')).toHaveAccessibleDescription('Please complete the date.');
  await expect.element(detail('Date of Birth')).toHaveFocus();
  expect(network.calls(endpoint)).toEqual([]);
  await detail('Date of Birth').fill('2004-08-16');
  await expect.element(detail('Date of Birth')).not.toHaveAccessibleDescription();
  await saveButton.click();
  await expect.element(toast(savedMessage)).toBeVisible();
  expect(network.calls(endpoint).map(({ body }) => body)).toEqual([expect.objectContaining({ dob: '2004-08-16' })]);
});
