import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { unreachable } from '../support/network.ts';
import { press, toast } from '../support/page.ts';
import { student, submitLogin } from '../support/session.ts';
import { openProfile, path, tab } from './profile.ts';

const panel = page.getByRole('tabpanel', { name: 'Change Password' });
const field = (label: string) => panel.getByLabelText(label, { exact: true });
const submitButton = panel.getByRole('button', { name: 'Change Password' });
const changedMessage = 'Your password is changed';
const endpoint = '/update-password';

const labels = ['Current Password', 'New Password', 'Confirm Password'] as const;

/** Opens the tab and fills in the three passwords. */
async function fill(...passwords: readonly [string, string, string]): Promise<void> {
  await tab('Change Password').click();
  for (const [index, label] of labels.entries()) await field(label).fill(passwords[index] ?? '');
}

async function expectValues(...passwords: readonly [string, string, string]): Promise<void> {
  for (const [index, label] of labels.entries()) await expect.element(field(label)).toHaveValue(passwords[index] ?? '');
}

test('the current password is rejected as a new one before anything is sent [R-211, R-213]', async () => {
  const { network } = await openProfile();
  await fill('student123', 'student123', 'student123');
  await submitButton.click();
  const message = 'Password and new password cannot be same!';
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('New Password')).toHaveAccessibleDescription(message);
  await expect.element(field('New Password')).toHaveFocus();
  await expectValues('student123', 'student123', 'student123');
  expect(network.calls(endpoint)).toEqual([]);
});

test('a new password that does not match its confirmation is rejected before anything is sent [R-212, R-213]', async () => {
  const { network } = await openProfile();
  await fill('student123', 'a new secret', 'a new secrett');
  await submitButton.click();
  const message = 'New password and confirm password must be same!';
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription(message);
  await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Confirm Password')).toHaveFocus();
  expect(network.calls(endpoint)).toEqual([]);
});

test('a password is changed, the form is cleared, and the new password signs in [R-207, R-214, R-215]', async () => {
  const { network, goto, url } = await openProfile();
  await fill('student123', ' new secret ', ' new secret ');
  await submitButton.click();
  await expect.element(toast(changedMessage)).toHaveAttribute('data-toast', 'success');
  await expectValues('', '', '');
  await expect.element(panel.getByText('Use your new password the next time you sign in.')).toBeVisible();
  expect(network.calls(endpoint).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PUT', body: { password: 'student123', newPassword: ' new secret ' } },
  ]);
  localStorage.removeItem('institute.session');
  await goto('/login');
  await submitLogin(student);
  await expect.element(toast('Email or password is wrong.')).toBeVisible();
  await submitLogin({ ...student, password: ' new secret ' });
  await expect.poll(url).toBe(path);
});

test('a wrong current password shows an error and keeps the input [R-215, R-253]', async () => {
  await openProfile();
  await fill('wrong', 'a new secret', 'a new secret');
  await submitButton.click();
  const message = 'The current password is wrong.';
  await expect.element(field('Current Password')).toHaveAccessibleDescription(message);
  await expect.element(field('Current Password')).toHaveFocus();
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(submitButton).toHaveAccessibleDescription(message);
  await expectValues('wrong', 'a new secret', 'a new secret');
});

test('without a network the input is kept and can be sent again [R-215, F-02]', async () => {
  const { network } = await openProfile();
  network.fail(endpoint);
  await fill('student123', 'a new secret', 'a new secret');
  await submitButton.click();
  await expect.element(toast(unreachable)).toBeVisible();
  await expectValues('student123', 'a new secret', 'a new secret');
  network.passThrough(endpoint);
  await press(field('Confirm Password'), '{Enter}');
  await expect.element(toast(changedMessage)).toBeVisible();
});

test('a password is changed once on repeated submits [R-215, F-11]', async () => {
  const { network } = await openProfile();
  const held = network.hold(endpoint);
  await fill('student123', 'a new secret', 'a new secret');
  await submitButton.dblClick();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await press(field('New Password'), '{Enter}');
  held.release();
  await expect.element(toast(changedMessage)).toBeVisible();
  expect(network.calls(endpoint)).toHaveLength(1);
});

test('passwords can be pasted and shown, are known to password managers, and are not stored [S-26]', async () => {
  const { url } = await openProfile();
  await fill('student123', 'never-stored-1', 'never-stored-1');
  const autocompletes = { 'Current Password': 'current-password', 'New Password': 'new-password', 'Confirm Password': 'new-password' };
  for (const [label, autocomplete] of Object.entries(autocompletes)) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', autocomplete);
    await expect.element(field(label)).toHaveAttribute('type', 'password');
    const isAllowed = field(label)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true }));
    expect(isAllowed, 'pasting is allowed').toBe(true);
  }
  await expect.element(panel.css('input[autocomplete=username]')).toHaveValue(student.email);
  await panel.getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect.element(field('New Password')).toHaveAttribute('type', 'text');
  await submitButton.click();
  await expect.element(toast(changedMessage)).toBeVisible();
  const stored = JSON.stringify([url(), location.href, history.state, { ...sessionStorage }, localStorage.getItem('institute.session')]);
  expect(stored).toContain('Aarav');
  expect(stored).not.toContain('never-stored');
});

test('a password is changed with the keyboard alone [R-207, R-214]', async () => {
  await openProfile();
  await press(tab('My Courses'), '{ArrowLeft}');
  await expect.element(tab('Change Password')).toHaveFocus();
  const type = async (label: string, text: string) => {
    await expect.element(field(label)).toBeVisible();
    const input = field(label).element();
    for (let presses = 0; document.activeElement !== input && presses < 20; presses += 1) await userEvent.tab();
    expect(document.activeElement).toBe(input);
    await commands.insertText(text);
  };
  await type('Current Password', 'student123');
  await type('New Password', 'a new secret');
  await type('Confirm Password', 'a new secret');
  await userEvent.keyboard('{Enter}');
  await expect.element(toast(changedMessage)).toBeVisible();
});
