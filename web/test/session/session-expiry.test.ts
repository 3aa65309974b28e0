import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill, path as formPath, options, texts } from '../operator/students/create-student.ts';
import { expectNoViolations } from '../support/axe.ts';
import { button, dialog, field, heading, link, row, rowNames } from '../support/page.ts';
import { renderRoute, waitForResponses } from '../support/render-route.tsx';
import { operator, signOut, storedTexts, submitLogin } from '../support/session.ts';

const expiryDialog = dialog('Your session has ended');
const password = expiryDialog.getByLabelText('Password', { exact: true });

async function signInAgain(text = operator.password): Promise<void> {
  await password.fill(text);
  await expiryDialog.getByRole('button', { name: 'Sign In' }).click();
}

test('a form with fourteen fields and a photo survives the end of the session, and is sent once, by the second press [F-08, R-343]', async () => {
  const { mocks, url } = await renderRoute(formPath, { as: 'operator' });
  const statuses = () => mocks.calls('createStudent').map(({ status }) => status);
  await fill();
  await mocks.expireTokens();
  await button('Create Student').click();
  await expect.element(password).toHaveFocus();
  const email = expiryDialog.getByLabelText('Email');
  expect(email.element()).toHaveProperty('readOnly', true);
  await expect.element(email).toHaveValue(operator.email);
  await expect.element(expiryDialog.getByRole('button', { name: 'Close', exact: true })).not.toBeInTheDocument();
  await expectNoViolations('html', 'the session has ended');
  await signInAgain('');
  await expect.element(password).toHaveAccessibleDescription('Please enter your password.');
  await signInAgain('wrong');
  await expect.element(expiryDialog.getByText('Email or password is wrong').first()).toBeVisible();
  await signInAgain();
  await expect.element(expiryDialog).not.toBeInTheDocument();
  await expect.element(button('Create Student')).toHaveFocus();
  expect(url()).toBe(formPath);
  await waitForResponses();
  expect(statuses(), 'nothing is sent unasked').toEqual([401]);
  for (const [label, value] of Object.entries({ ...texts, ...options })) await expect.element(field(label)).toHaveValue(value);
  await button('Create Student').click();
  await expect.poll(url).toBe('/franchise/student-management');
  expect(statuses()).toEqual([401, 200]);
  expect(mocks.calls('createStudent')[1]?.input).toMatchObject({ fullName: texts['Full Name'], avatar: { type: 'image/png' } });
});

test('a dialog with a question stays below, and works after the sign-in [F-08, R-369]', async () => {
  const { mocks } = await renderRoute('/franchise/batches', { as: 'operator' });
  const [name = ''] = rowNames();
  await row(name).getByRole('button').last().click();
  const question = dialog('Delete batch');
  await expect.element(question.getByText(/in this batch\.$/)).toBeVisible();
  await mocks.expireTokens();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await signInAgain();
  await expect.element(expiryDialog).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(mocks.calls('deleteBatch').map(({ status }) => status)).toEqual([401, 200]);
});

test('what was typed comes back after Cancel and a sign-in, and not after a logout [F-08, R-187]', async () => {
  const path = '/franchise/create-result';
  const { mocks, url, goto, reload } = await renderRoute(path, { as: 'operator' });
  const typed = { 'Student Roll No': 'GVI/77/2026', Duration: '3', 'Start Date': '2026-01-05', 'End Date': '2026-04-05' };
  for (const [label, text] of Object.entries({ ...typed, 'Issue Date': '2026-04-10', Grade: 'A' })) await field(label).fill(text);
  await field('Course').selectOptions('Course on Computer Concepts');
  await mocks.expireTokens();
  await button('Create Result').click();
  await expiryDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toHaveFocus();
  await reload();
  await link('Sign in now').click();
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin(operator);
  await expect.poll(url).toBe('/franchise/dashboard');
  await goto(path);
  await expect.element(heading('Create Result')).toBeVisible();
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text);
  await expect.element(page.getByText('Restored what you had typed')).toBeVisible();
  await signOut();
  await expect.poll(url).toBe('/');
  expect(storedTexts()).not.toMatch(/GVI|Meera|franchise@|u-franchise|draft/);
});
