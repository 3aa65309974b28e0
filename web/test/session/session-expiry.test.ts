import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../support/axe.ts';
import { button, dialog, field, header, heading, link, press, row, rowNames, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu, operator, sessionKey, signOut, storedSession, storedTexts, submitLogin } from '../support/session.ts';

const expiryDialog = dialog('Your session has ended');
const password = expiryDialog.getByLabelText('Password', { exact: true });

const batch = { Title: 'Evening batch', Time: '06:00 PM - 07:00 PM', 'Student Limit': '12' };

const texts = {
  'Full Name': 'लक्ष्मी नायर',
  Email: 'lakshmi@example.com',
  'Father Name': 'Suresh Nair',
  Phone: '0000033333',
  'Date of Birth': '2005-03-09',
  City: 'Kochi',
  Village: 'Edappally',
  Pincode: '001002',
  Password: ' a long secret ',
  'Confirm Password': ' a long secret ',
};
const options = { Gender: 'female', State: 'kerala', Course: 'c-ccc', Batch: 'b-morning' };

/** The form of a batch, filled in, after the session has ended. */
async function openExpiredBatch() {
  const visit = await renderRoute('/franchise/create-batch', { as: 'franchise' });
  for (const [label, text] of Object.entries(batch)) await field(label).fill(text);
  await visit.mocks.expireTokens();
  return visit;
}

async function signInAgain(text = operator.password): Promise<void> {
  await password.fill(text);
  await expiryDialog.getByRole('button', { name: 'Sign In' }).click();
}

test('a form with fourteen fields and a photo survives the end of the session, and is sent once, by the second press [F-08, R-343]', async () => {
  const { mocks, url } = await renderRoute('/franchise/create-student', { as: 'franchise' });
  const statuses = () => mocks.calls('createStudent').map(({ status }) => status);
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  for (const [label, value] of Object.entries(options)) await field(label).selectOptions(value);
  await field('Photo').upload(photo());
  await mocks.expireTokens();
  await button('Create Student').click();
  await expect.element(password).toHaveFocus();
  const email = expiryDialog.getByLabelText('Email');
  expect(email.element()).toHaveProperty('readOnly', true);
  await expect.element(email).toHaveValue(operator.email);
  await expectNoViolations('html', 'the session has ended');
  await signInAgain('wrong');
  await expect.element(expiryDialog.getByText('Email or password is wrong').first()).toBeVisible();
  await signInAgain();
  await expect.element(expiryDialog).not.toBeInTheDocument();
  await expect.element(button('Create Student')).toHaveFocus();
  expect(url()).toBe('/franchise/create-student');
  expect(statuses(), 'nothing is sent unasked').toEqual([401]);
  for (const [label, value] of Object.entries({ ...texts, ...options })) await expect.element(field(label)).toHaveValue(value);
  await button('Create Student').click();
  await expect.poll(url).toBe('/franchise/student-management');
  expect(statuses()).toEqual([401, 200]);
  expect(mocks.calls('createStudent')[1]?.input).toMatchObject({ fullName: texts['Full Name'], avatar: { type: 'image/png' } });
});

test('Cancel leads to the countdown and the login [F-08, R-191, R-193]', async () => {
  const { url } = await openExpiredBatch();
  await button('Create Batch').click();
  await expect.element(expiryDialog).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(expiryDialog).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: true });
  await expiryDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toHaveFocus();
  expect(storedSession()).toBeNull();
  expect(url()).toBe('/franchise/create-batch');
  await vi.advanceTimersByTimeAsync(5500);
  await expect.poll(url).toBe('/login?redirect=%2Ffranchise%2Fcreate-batch');
});

test('another account is announced, and then discards the page [F-08, S-25]', async () => {
  const { mocks } = await openExpiredBatch();
  await button('Create Batch').click();
  const { token, user } = await mocks.signIn('u-student');
  mocks.on('login', { status: 200, body: { success: true, message: 'Welcome', token, user } });
  await signInAgain();
  await expect.element(expiryDialog.css('p[role=alert]')).toHaveTextContent('This is another account: Aarav Sharma.');
  await expect.element(expiryDialog.getByRole('button', { name: 'Go back' })).toHaveFocus();
  await expiryDialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(heading('You do not have access')).toBeVisible();
  await expect.element(accountMenu()).toBeVisible();
  await expect.element(page.getByText(/Meera/)).not.toBeInTheDocument();
});

test('a dialog with a question stays below, and works after the sign-in [F-08, R-368]', async () => {
  const { mocks } = await renderRoute('/franchise/batches', { as: 'franchise' });
  const [name = ''] = rowNames();
  await row(name).getByRole('button').last().click();
  const question = dialog('Delete batch');
  await mocks.expireTokens();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await signInAgain();
  await expect.element(expiryDialog).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(mocks.calls('deleteBatch').map(({ status }) => status)).toEqual([401, 200]);
});

test('the keyboard alone is enough to sign in again and to go on [F-08]', async () => {
  await openExpiredBatch();
  await press(field('Student Limit'), '{Enter}');
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard(`${operator.password}{Enter}`);
  await expect.element(expiryDialog).not.toBeInTheDocument();
  await expect.element(field('Student Limit')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(batch.Title)).toBeVisible();
});

test('a profile that fails on a later load is a toast with Retry, and page and session stay [F-05, R-186]', async () => {
  for (const status of [429, 503] as const) {
    const { mocks } = await renderRoute('/user/profile', { as: 'student' });
    const details = page.getByRole('region', { name: 'Personal Details' });
    await details.getByRole('switch', { name: 'Edit' }).click();
    await details.getByLabelText('City', { exact: true }).fill('Kanpur');
    mocks.on('getProfile', { status });
    await details.getByRole('button', { name: 'Save' }).click();
    const retry = toast(/./).filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect.element(retry, { message: String(status) }).toHaveAttribute('data-toast', 'error');
    await expect.element(heading('My Profile')).toBeVisible();
    expect(storedSession()?.user._id).toBe('u-student');
  }
});

test('a logout leaves nothing when the window closes at once [R-187]', async () => {
  await renderRoute('/user/profile', { as: 'student' });
  await accountMenu().click();
  header
    .getByRole('button', { name: 'Logout' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('what was typed comes back after Cancel and a sign-in, and not after a logout [F-08, R-187]', async () => {
  const path = '/franchise/create-result';
  const { mocks, url, goto, reload } = await renderRoute(path, { as: 'franchise' });
  const typed = { 'Student Roll No': 'GVI/77/2026', Duration: '3', 'Start Date': '2026-01-05', 'End Date': '2026-04-05' };
  for (const [label, text] of Object.entries({ ...typed, 'Issue Date': '2026-04-10', Grade: 'A' })) await field(label).fill(text);
  await field('Course').selectOptions('Course on Computer Concepts');
  await mocks.expireTokens();
  await button('Create Result').click();
  await expiryDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toHaveFocus();
  await reload();
  await link('Login now').click();
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
