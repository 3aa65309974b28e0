import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { unreachable } from '../support/network.ts';
import { press, toast } from '../support/page.ts';
import { sessionKey, storedTexts, student, submitLogin } from '../support/session.ts';
import { openProfile, path, tab } from './profile.ts';

const panel = page.getByRole('tabpanel', { name: 'Change Password' });
const field = (label: string) => panel.getByLabelText(label, { exact: true });
const submitButton = panel.getByRole('button', { name: 'Change Password' });
const changedMessage = 'Your password is changed';
const endpoint = '/update-password';

const labels = ['Current Password', 'New Password', 'Confirm Password'] as const;

/** Opens the tab and fills in the three passwords. */
async function fill(passwords: readonly string[]): Promise<void> {
  await tab('Change Password').click();
  for (const [index, label] of labels.entries()) await field(label).fill(passwords[index] ?? '');
}

async function expectValues(passwords: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) await expect.element(field(label)).toHaveValue(passwords[index] ?? '');
}

test('a new password that is the current one, or not its confirmation, is rejected before anything is sent [R-211, R-212, R-213]', async () => {
  const { network } = await openProfile();
  for (const [passwords, label, message] of [
    [['student123', 'student123', 'student123'], 'New Password', 'Password and new password cannot be same!'],
    [['student123', 'a new secret', 'a new secret '], 'Confirm Password', 'New password and confirm password must be same!'],
  ] as const) {
    await fill(passwords);
    await submitButton.click();
    await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
    await expect.element(field(label)).toHaveAccessibleDescription(message);
    await expect.element(field(label)).toHaveFocus();
    await expectValues(passwords);
  }
  expect(network.calls(endpoint)).toEqual([]);
});

test('a password is changed once with the keyboard alone, the form is cleared, and the new password signs in [R-207, R-214, R-215, F-11, S-26]', async () => {
  const { network, goto, url } = await openProfile();
  const held = network.hold(endpoint);
  await press(tab('My Courses'), '{ArrowLeft}');
  await expect.element(tab('Change Password')).toHaveFocus();
  for (const [label, text] of [
    ['Current Password', 'student123'],
    ['New Password', ' new secret '],
    ['Confirm Password', ' new secret '],
  ] as const) {
    await expect.element(field(label)).toHaveAttribute('type', 'password');
    await expect.element(field(label)).toHaveAttribute('autocomplete', label === 'Current Password' ? 'current-password' : 'new-password');
    const input = field(label).element();
    const paste = new ClipboardEvent('paste', { cancelable: true, bubbles: true });
    expect(input.dispatchEvent(paste), 'pasting is allowed').toBe(true);
    for (let presses = 0; document.activeElement !== input && presses < 20; presses += 1) await userEvent.tab();
    await commands.insertText(text);
  }
  await expect.element(panel.css('input[autocomplete=username]')).toHaveValue(student.email);
  await userEvent.keyboard('{Enter}');
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  held.release();
  await expect.element(toast(changedMessage)).toHaveAttribute('data-toast', 'success');
  await expectValues(['', '', '']);
  await expect.element(panel.getByText('Next time, sign in with your new password.')).toBeVisible();
  expect(network.calls(endpoint).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PUT', body: { password: 'student123', newPassword: ' new secret ' } },
  ]);
  expect(storedTexts()).not.toContain('new secret');
  localStorage.removeItem(sessionKey);
  await goto('/login');
  await submitLogin(student);
  await expect.element(toast('Email or password is wrong.')).toBeVisible();
  await submitLogin({ ...student, password: ' new secret ' });
  await expect.poll(url).toBe(path);
});

test('a wrong current password, and a missing response, show an error, keep the input and can be sent again [R-215, R-253, F-02]', async () => {
  const { network } = await openProfile();
  const passwords = ['wrong', 'a new secret', 'a new secret'] as const;
  network.fail(endpoint);
  await fill(passwords);
  await submitButton.click();
  await expect.element(toast(unreachable)).toBeVisible();
  await expectValues(passwords);
  network.passThrough(endpoint);
  await submitButton.click();
  const message = 'The current password is wrong.';
  await expect.element(field('Current Password')).toHaveAccessibleDescription(message);
  await expect.element(field('Current Password')).toHaveFocus();
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(submitButton).toHaveAccessibleDescription(message);
  await expectValues(passwords);
});
