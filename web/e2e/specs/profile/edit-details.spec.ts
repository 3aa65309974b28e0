import { handleDialogs } from '../../support/dialogs.ts';
import { watchRequests } from '../../support/network.ts';
import { signInLink, signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { cancelButton, detail, editSwitch, expectDetails, saveButton } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { soon, toast } from '../../support/toasts.ts';

const savedMessage = 'Your profile is updated';

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

test('input during a save is kept, and Edit stays on [R-205, R-206]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  await saveButton(page).click();
  await detail(page, 'Village').fill('Kalyanpur');
  await expect(toast(page, savedMessage)).toBeVisible();
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await expectDetails(page, { City: 'Kanpur', Village: 'Kalyanpur' });
  await expect(saveButton(page)).toBeVisible();
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await expectDetails(page, { City: 'Kanpur', Village: 'Kalyanpur' });
});

test('a save that completes after another user has signed in does not affect them [S-25]', async ({ page, network }) => {
  await signIn(page, student);
  const held = network.hold('/update-profile', { before: 'response' });
  await editSwitch(page).click();
  await detail(page, 'Full Name').fill('Another Name');
  await saveButton(page).click();
  await expect.poll(() => held.calls.length).toBe(1);
  await signOut(page);
  await signInLink(page).click();
  await submitLogin(page, { email: 'rohit.singh@example.com', password: 'student123' });
  await expectDetails(page, rohit);
  held.release();
  // The app reads the response within a few turns of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await toast(page, savedMessage).count()).toBe(0);
  await expectDetails(page, rohit);
  await expect(toast(page, savedMessage)).toHaveCount(0, soon);
  const record = await page.evaluate(() => localStorage.getItem('institute.session'));
  expect(record).toContain('Rohit Kumar Singh');
});

test('Cancel and the switch restore the values and send nothing [R-203]', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-profile');
  const confirmations = handleDialogs(page, 'dismiss', 'accept');
  for (const close of [cancelButton, editSwitch]) {
    await editSwitch(page).click();
    await detail(page, 'City').fill('Kanpur');
    await detail(page, 'Gender').selectOption('other');
    if (close === editSwitch) {
      // The switch is easily clicked by mistake, so dismissing the confirmation keeps the input.
      await editSwitch(page).click();
      await expect(editSwitch(page)).toBeChecked();
      await expectDetails(page, { City: 'Kanpur', Gender: 'other' });
    }
    await close(page).click();
    await expectDetails(page, { Gender: 'Male' });
    await expect(editSwitch(page)).not.toBeChecked();
    await expect(editSwitch(page)).toBeFocused();
  }
  expect(requests).toHaveLength(0);
  expect(confirmations).toEqual(Array(2).fill('You have unsaved changes. Discard them?'));
});

test('details are edited and saved with the keyboard alone [R-203, R-205]', async ({ page }) => {
  await signIn(page, student);
  await editSwitch(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(detail(page, 'Full Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Junior');
  await page.keyboard.press('Enter');
  await expect(toast(page, savedMessage)).toBeVisible();
  await expectDetails(page, { 'Full Name': 'Aarav Sharma Junior' });
});

test('leaving the page with unsaved changes asks for confirmation', async ({ page }) => {
  await signIn(page, student);
  const confirmations = handleDialogs(page, 'dismiss', 'accept');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  await about.click();
  await expect.poll(() => confirmations).toEqual(['You have unsaved changes. Leave this page?']);
  await expectDetails(page, { City: 'Kanpur' });
  await about.click();
  await expect(page).toHaveURL('/about-us');
  expect(confirmations).toHaveLength(2);
});

test('a logout during an edit ends the session without confirmation [R-187, S-25]', async ({ page }) => {
  await signIn(page, student);
  const confirmations = handleDialogs(page, 'dismiss');
  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(confirmations).toEqual([]);
});

test('a refetched profile does not overwrite the input', async ({ page }) => {
  await signIn(page, student);
  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  const refetches = watchRequests(page, 'GET', '/profile');
  // Removing the photo refetches the profile.
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => refetches.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  await expectDetails(page, { City: 'Kanpur' });
});
