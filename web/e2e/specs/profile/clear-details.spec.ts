import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { detail, editSwitch, saveButton } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const savedMessage = 'Your profile is updated';

/** Makes the date of birth incomplete, as a key pressed by mistake does. */
async function removeDay(page: Page): Promise<void> {
  await detail(page, 'Date of Birth').focus();
  await page.keyboard.press('Backspace');
}

test('a date of birth and a gender that are cleared are removed from the profile', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-profile');
  await editSwitch(page).click();
  await detail(page, 'Date of Birth').fill('');
  await detail(page, 'Gender').selectOption({ label: 'Not given' });
  await saveButton(page).click();
  await expect(toast(page, savedMessage)).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  expect(requests.map((request) => request.postDataJSON())).toEqual([expect.objectContaining({ dob: null, gender: null })]);
  await page.reload();
  await expect(detail(page, 'City')).toHaveValue('Lucknow');
  for (const label of ['Date of Birth', 'Gender']) {
    await expect(detail(page, label)).toHaveValue('');
    await expect(detail(page, label)).toHaveAttribute('placeholder', '-');
  }
  await editSwitch(page).click();
  await expect(detail(page, 'Date of Birth')).toHaveValue('');
  await expect(detail(page, 'Gender').getByRole('option', { selected: true })).toHaveText('Not given');
});

test('what is cleared is gone before the profile is fetched again', async ({ page, network }) => {
  await signIn(page, student);
  await editSwitch(page).click();
  await detail(page, 'Date of Birth').fill('');
  await detail(page, 'Gender').selectOption({ label: 'Not given' });
  const held = network.hold('/profile');
  await saveButton(page).click();
  await expect.poll(() => held.calls.length).toBe(1);
  await expect(detail(page, 'Date of Birth')).not.toBeEditable();
  await expect(detail(page, 'Date of Birth')).toHaveValue('');
  await expect(detail(page, 'Gender')).toHaveValue('');
  held.release();
});

test('an incomplete date of birth is an error at its field and does not clear it', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-profile');
  await editSwitch(page).click();
  await removeDay(page);
  await expect(detail(page, 'Date of Birth'), 'a browser has no value until the date is complete').toHaveValue('');
  await saveButton(page).click();
  await expect(toast(page, 'Please complete the date.')).toHaveAttribute('data-toast', 'error');
  await expect(detail(page, 'Date of Birth')).toHaveAccessibleDescription('Please complete the date.');
  await expect(detail(page, 'Date of Birth')).toBeFocused();
  expect(requests).toHaveLength(0);
  await detail(page, 'Date of Birth').fill('2004-08-16');
  await expect(detail(page, 'Date of Birth')).toHaveAccessibleDescription('');
  await saveButton(page).click();
  await expect(toast(page, savedMessage)).toBeVisible();
  expect(requests.map((request) => request.postDataJSON().dob)).toEqual(['2004-08-16']);
});
