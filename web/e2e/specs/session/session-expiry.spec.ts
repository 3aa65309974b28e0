import { seed } from '@institute/mocks/playwright';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { test } from '../../support/mocks.ts';
import { fill, options, texts } from '../../support/pages/create-student.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { detail, editSwitch, saveButton } from '../../support/pages/profile.ts';
import { operator, sessions, storedSession, storeSession } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const expiryDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your session has ended' });

const batch = { Title: 'Evening batch', Time: '06:00 PM - 07:00 PM', 'Student Limit': '12' };

async function fillBatch(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(batch)) await field(page, label).fill(text);
}

async function signInAgain(page: Page, password = operator.password): Promise<void> {
  await expiryDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await expiryDialog(page).getByRole('button', { name: 'Sign In' }).click();
}

test('a form with fourteen fields and a photo survives the end of the session, and is sent once, by the second press [F-08, R-343]', async ({
  page,
  mocks,
}) => {
  await openAsOperator(page, '/franchise/create-student');
  await fill(page);
  await mocks.expireTokens();
  await clickButton(page, 'Create Student');
  const dialog = expiryDialog(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await expect(dialog.getByLabel('Email')).toHaveValue(operator.email);
  await expectNoViolations(page);
  await signInAgain(page, 'wrong');
  await expect(dialog.getByText('Email or password is wrong').first()).toBeVisible();
  await signInAgain(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Student' })).toBeFocused();
  await expect(page).toHaveURL('/franchise/create-student');
  expect(
    mocks.calls('createStudent').map(({ status }) => status),
    'nothing is sent unasked',
  ).toEqual([401]);
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
  for (const [label, value] of Object.entries(options)) await expect(field(page, label)).toHaveValue(value);
  await clickButton(page, 'Create Student');
  await expect(page).toHaveURL('/franchise/student-management');
  expect(mocks.calls('createStudent').map(({ status }) => status)).toEqual([401, 200]);
  expect(mocks.calls('createStudent')[1]?.input).toMatchObject({ fullName: texts['Full Name'], avatar: { type: 'image/png' } });
});

test('Cancel leads to the countdown and the login [F-08, R-191, R-193]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/create-batch');
  await fillBatch(page);
  await mocks.expireTokens();
  await clickButton(page, 'Create Batch');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(expiryDialog(page)).toBeVisible();
  await expiryDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeFocused();
  expect(await storedSession(page)).toBeNull();
  await expect(page).toHaveURL('/login?redirect=%2Ffranchise%2Fcreate-batch');
});

test('another account is announced, and then discards the page [F-08, S-25]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/create-batch');
  await fillBatch(page);
  await mocks.expireTokens();
  await clickButton(page, 'Create Batch');
  const { token } = await mocks.signIn('u-student');
  mocks.on('login', { status: 200, body: { success: true, message: 'Welcome', token, user: seed.accounts.student } });
  await signInAgain(page);
  const dialog = expiryDialog(page);
  await expect(dialog.locator('p[role=alert]')).toContainText('This is another account: Aarav Sharma.');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Aarav Sharma' })).toBeVisible();
  await expect(page.getByText(/Meera/)).toHaveCount(0);
});

test('a dialog with a question stays below, and works after the sign-in [F-08, R-368]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/batches');
  const names = page.getByRole('main').getByRole('rowheader');
  const name = (await names.first().textContent()) ?? '';
  await row(page, name).getByRole('button').last().click();
  const question = page.getByRole('dialog', { name: 'Delete batch' });
  await mocks.expireTokens();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await signInAgain(page);
  await expect(expiryDialog(page)).toHaveCount(0);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toHaveCount(0);
  expect(mocks.calls('deleteBatch').map(({ status }) => status)).toEqual([401, 200]);
});

test('the keyboard alone is enough to sign in again and to go on [F-08]', async ({ page, mocks }) => {
  await openAsOperator(page, '/franchise/create-batch');
  await fillBatch(page);
  await mocks.expireTokens();
  await field(page, 'Student Limit').press('Enter');
  await expect(expiryDialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  await expect(expiryDialog(page)).toHaveCount(0);
  await expect(field(page, 'Student Limit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, batch.Title)).toBeVisible();
});

test('a profile that fails on a later load is a toast with Retry, and page and session stay [F-05, R-186]', async ({ page, mocks }) => {
  for (const status of [429, 503] as const) {
    await test.step(String(status), async () => {
      await storeSession(page, sessions.student);
      await page.goto('/user/profile');
      await editSwitch(page).click();
      await detail(page, 'City').fill('Kanpur');
      mocks.on('getProfile', { status });
      await saveButton(page).click();
      await expect(toast(page, /./).filter({ has: page.getByRole('button', { name: 'Retry' }) })).toHaveAttribute('data-toast', 'error');
      await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      expect((await storedSession(page))?.user._id).toBe(sessions.student.user._id);
      await mocks.reset();
    });
  }
});

test('a logout leaves nothing when the window closes at once [R-187]', async ({ page }) => {
  await storeSession(page, sessions.student);
  await page.goto('/user/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Aarav Sharma' }).click();
  const stored = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Logout' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return localStorage.getItem('institute.session');
    });
  expect(stored).toBeNull();
});

test('what was typed comes back after Cancel and a sign-in, and not after a logout [F-08, R-187]', async ({ page, mocks }) => {
  const path = '/franchise/create-result';
  const open = async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Create Result' })).toBeVisible();
  };
  await openAsOperator(page, path);
  await field(page, 'Student Roll No').fill('GVI/77/2026');
  await mocks.expireTokens();
  await clickButton(page, 'Create Result');
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Login now' }).click();
  await submitLogin(page, operator);
  await expect(page).toHaveURL('/franchise/dashboard');
  await open();
  await expect(field(page, 'Student Roll No')).toHaveValue('GVI/77/2026');
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/GVI|Meera|franchise@|u-franchise|draft/);
});
