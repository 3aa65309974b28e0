import type { Page } from '@playwright/test';
import { unreachable, watchRequests } from '../../support/network.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { tab } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Change Password' });
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });
const submitButton = (page: Page) => panel(page).getByRole('button', { name: 'Change Password' });
const changedMessage = 'Your password is changed';

const labels = ['Current Password', 'New Password', 'Confirm Password'] as const;

/** Opens the tab and fills in the three passwords. */
async function fill(page: Page, ...passwords: readonly [string, string, string]): Promise<void> {
  await tab(page, 'Change Password').click();
  for (const [index, label] of labels.entries()) await field(page, label).fill(passwords[index] ?? '');
}

async function expectValues(page: Page, ...passwords: readonly [string, string, string]): Promise<void> {
  for (const [index, label] of labels.entries()) await expect(field(page, label)).toHaveValue(passwords[index] ?? '');
}

test('the current password is rejected as a new one before anything is sent [R-211, R-213]', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-password');
  await fill(page, 'student123', 'student123', 'student123');
  await submitButton(page).click();
  const message = 'Password and new password cannot be same!';
  await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'New Password')).toHaveAccessibleDescription(message);
  await expect(field(page, 'New Password')).toBeFocused();
  await expectValues(page, 'student123', 'student123', 'student123');
  expect(requests).toHaveLength(0);
});

test('a new password that does not match its confirmation is rejected before anything is sent [R-212, R-213]', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-password');
  await fill(page, 'student123', 'a new secret', 'a new secrett');
  await submitButton(page).click();
  const message = 'New password and confirm password must be same!';
  await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(message);
  await expect(field(page, 'Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Confirm Password')).toBeFocused();
  expect(requests).toHaveLength(0);
});

test('a password is changed, the form is cleared, and the new password signs in [R-207, R-214, R-215]', async ({ page }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'PUT', '/update-password');
  await fill(page, 'student123', ' new secret ', ' new secret ');
  await submitButton(page).click();
  await expect(toast(page, changedMessage)).toHaveAttribute('data-toast', 'success');
  await expectValues(page, '', '', '');
  await expect(panel(page).getByText('Use your new password the next time you sign in.')).toBeVisible();
  expect(requests.map((request) => request.postDataJSON())).toEqual([{ password: 'student123', newPassword: ' new secret ' }]);
  await page.evaluate(() => localStorage.removeItem('institute.session'));
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
  await submitLogin(page, { ...student, password: ' new secret ' });
  await expect(page).toHaveURL('/user/profile');
});

test('a wrong current password shows an error and keeps the input [R-215, R-253]', async ({ page }) => {
  await signIn(page, student);
  await fill(page, 'wrong', 'a new secret', 'a new secret');
  await submitButton(page).click();
  const message = 'The current password is wrong.';
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(message);
  await expect(field(page, 'Current Password')).toBeFocused();
  await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
  await expect(submitButton(page)).toHaveAccessibleDescription(message);
  await expectValues(page, 'wrong', 'a new secret', 'a new secret');
});

test('without a network the input is kept and can be sent again [R-215, F-02]', async ({ page, network }) => {
  network.fail('/update-password');
  await signIn(page, student);
  await fill(page, 'student123', 'a new secret', 'a new secret');
  await submitButton(page).click();
  await expect(toast(page, unreachable)).toBeVisible();
  await expectValues(page, 'student123', 'a new secret', 'a new secret');
  network.passThrough('/update-password');
  await field(page, 'Confirm Password').press('Enter');
  await expect(toast(page, changedMessage)).toBeVisible();
});

test('a password is changed once on repeated submits [R-215, F-11]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const requests = watchRequests(page, 'PUT', '/update-password');
  await fill(page, 'student123', 'a new secret', 'a new secret');
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'New Password').press('Enter');
  await expect(toast(page, changedMessage)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('passwords can be pasted and shown, are known to password managers, and are not stored [S-26]', async ({ page }) => {
  await signIn(page, student);
  await fill(page, 'student123', 'never-stored-1', 'never-stored-1');
  const autocompletes = { 'Current Password': 'current-password', 'New Password': 'new-password', 'Confirm Password': 'new-password' };
  for (const [label, autocomplete] of Object.entries(autocompletes)) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete);
    await expect(field(page, label)).toHaveAttribute('type', 'password');
    const isAllowed = await field(page, label).evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
    );
    expect(isAllowed, 'pasting is allowed').toBe(true);
  }
  await expect(panel(page).locator('input[autocomplete=username]')).toHaveValue(student.email);
  await panel(page).getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect(field(page, 'New Password')).toHaveAttribute('type', 'text');
  await submitButton(page).click();
  await expect(toast(page, changedMessage)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...sessionStorage }, localStorage.getItem('institute.session')]),
  );
  expect(stored).not.toContain('never-stored');
});

test('a password is changed with the keyboard alone [R-207, R-214]', async ({ page }) => {
  await signIn(page, student);
  await tab(page, 'My Courses').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Change Password')).toBeFocused();
  const type = async (label: string, text: string) => {
    while (!(await field(page, label).evaluate((control) => control === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  };
  await type('Current Password', 'student123');
  await type('New Password', 'a new secret');
  await type('Confirm Password', 'a new secret');
  await page.keyboard.press('Enter');
  await expect(toast(page, changedMessage)).toBeVisible();
});
