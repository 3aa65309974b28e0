import { handleDialogs } from '../../support/dialogs.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { header, signInLink } from '../../support/pages/header.ts';
import { signInWithForm, submitLogin } from '../../support/pages/login.ts';
import { fillRegistration, newStudent, submitButton } from '../../support/pages/register.ts';
import { operator, sessions, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('the login form has two required fields, and the password can be shown [R-047, R-151, R-152, R-153, R-156]', async ({ page }) => {
  await page.goto('/login');
  const requests = watchRequests(page, 'POST', '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Please fill email & password!')).toHaveAttribute('data-toast', 'warning');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toHaveLength(0);
  await password.fill('secret');
  await page.getByRole('button', { name: /show/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the login page links to Register and to Forgot Password [R-064, R-154, R-155]', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/login');
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await main.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/forget-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused();
});

test('Sign In and Register of the header lead back to the page and its search [R-029, R-030, R-158, R-179]', async ({ page, context }) => {
  await page.goto('/courses?q=tally');
  await expect(signInLink(page)).toHaveAttribute('href', '/login?redirect=%2Fcourses%3Fq%3Dtally');
  const [tab] = await Promise.all([context.waitForEvent('page'), signInLink(page).click({ button: 'middle' })]);
  await expect(tab).toHaveURL('/login?redirect=%2Fcourses%3Fq%3Dtally');
  await tab.close();
  await signInLink(page).click();
  await header(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register?redirect=%2Fcourses%3Fq%3Dtally');
  await signInLink(page).click();
  await submitLogin(page, student);
  await expect(page).toHaveURL('/courses?q=tally');
});

test('Register of the menu leads back after the registration and the login [R-030, R-158, R-179]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register?redirect=%2Fabout-us');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login?redirect=%2Fabout-us');
  // The form before has these fields too.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await submitLogin(page, { email: newStudent.Email, password: newStudent.Password });
  await expect(page).toHaveURL('/about-us');
});

test('prerendered links to the login do not depend on the address', async ({ request }) => {
  const html = await (await request.get('/courses?q=tally')).text();
  expect(html.match(/href="\/(?:login|register)[^"]*"/g)).toEqual(['href="/login"', 'href="/register"']);
});

test('a rejected login shows the message and keeps the input [R-157, R-161, R-253]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, { ...student, password: 'wrong' });
  await expect(toast(page, 'Email or password is wrong.')).toHaveAttribute('data-toast', 'error');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
});

test('a student is redirected to the profile, and only the minimal record is stored [R-158, R-160, R-182, R-183, S-04]', async ({
  page,
}) => {
  await signInWithForm(page, student);
  await expect(page).toHaveURL('/user/profile');
  const record = JSON.parse((await page.evaluate(() => localStorage.getItem('institute.session'))) ?? '{}');
  expect(Object.keys(record).sort()).toEqual(['token', 'user']);
  expect(Object.keys(record.user).filter((key) => !['_id', 'fullName', 'email', 'role', 'rollNo', 'avatar'].includes(key))).toEqual([]);
});

test('an operator is redirected to the dashboard with the wallet [R-159, R-301, R-303, R-304, R-306]', async ({ page }) => {
  await signInWithForm(page, operator);
  await expect(page).toHaveURL('/franchise/dashboard');
  await expect(page.getByText('Wallet Money')).toBeVisible();
  await expect(page.getByText('2450.00 /-')).toBeVisible();
});

test('the account menu shows the name and logs out [R-031, R-033, R-187]', async ({ page }) => {
  await signInWithForm(page, student);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Aarav Sharma/ })
    .click();
  await page
    .getByRole('button', { name: /log ?out/i })
    .or(page.getByRole('menuitem', { name: /log ?out/i }))
    .click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('institute.session'))).toBeNull();
});

test('an expired token ends the session with one alert [R-184, R-186, R-254, S-32]', async ({ page }) => {
  await signInWithForm(page, student);
  const alerts = handleDialogs(page, 'accept');
  await page.goto('/user/profile?mocks=expired-token');
  await expect.poll(() => alerts).toEqual(['Your session has ended. Please login again.']);
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('institute.session'))).toBeNull();
  expect(alerts).toHaveLength(1);
});

const foreignUrls = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:document.title="attacked"',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  `/${'a'.repeat(5000)}`,
];

test('a redirect to another site is not followed [S-08]', async ({ page }) => {
  test.slow();
  const foreignRequests: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && foreignRequests.push(request.url()));
  for (const path of foreignUrls) {
    await test.step(JSON.stringify(path).slice(0, 40), async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
      await submitLogin(page, student);
      await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
      await expect(page).toHaveURL('/user/profile');
      // The same without encoding.
      await page.goto(`/login?redirect=${path}`);
      await expect(page).toHaveURL('/user/profile');
      expect(foreignRequests).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('a redirect within the site is followed completely [R-158, S-08]', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/courses?from=a%2Fb#top')}`);
  await submitLogin(page, student);
  await expect(page).toHaveURL('/courses?from=a%2Fb#top');
});

test('a signed-in viewer is redirected from the login page [R-162]', async ({ page }) => {
  for (const [record, home] of [
    [sessions.student, '/user/profile'],
    [sessions.operator, '/franchise/dashboard'],
  ] as const) {
    await storeSession(page, record);
    await page.goto('/login');
    await expect(page).toHaveURL(home);
  }
});

test('one login is sent on repeated submits [R-157, R-161, F-11]', async ({ page }) => {
  await page.goto('/login?mocks=slow');
  const requests = watchRequests(page, 'POST', '/login');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/user/profile');
  expect(requests).toHaveLength(1);
});

test('a login without a response shows an error at once, keeps the input and can be sent again [R-161, F-02]', async ({
  page,
  network,
}) => {
  network.fail('/login');
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(toast(page, unreachable)).toHaveAttribute('data-toast', 'error');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(student.password);
  network.passThrough('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/user/profile');
});

test('the password is sent as typed, can be pasted, and is not stored [S-26]', async ({ page }) => {
  await page.goto('/login');
  const requests = watchRequests(page, 'POST', '/login');
  const field = page.getByLabel('Password', { exact: true });
  const secret = ' गुप्त secret ';
  const isAllowed = await field.evaluate((input) => input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })));
  expect(isAllowed, 'pasting is allowed').toBe(true);
  const storedTexts = () => page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));
  await submitLogin(page, { email: ` ${student.email} `, password: secret });
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
  expect(requests[0]?.postDataJSON()).toEqual({ email: student.email, password: secret });
  expect(await storedTexts()).not.toContain('secret');
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile');
  const stored = await page.evaluate(() => JSON.stringify([localStorage.getItem('institute.session'), history.state]));
  expect(stored).not.toContain(student.password);
  await page.goBack();
  expect(page.url() + (await page.evaluate(() => JSON.stringify(history.state)))).not.toContain(student.password);
});

test('a rejected login also shows the error in the form, until the next submit [R-157, R-161]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, { ...student, password: 'wrong' });
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('Email or password is wrong.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription('Email or password is wrong.');
  await page.getByLabel('Password', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByText('Email or password is wrong.')).toHaveCount(0);
});

test('a login closes no toast before its time [R-100, R-158, R-247]', async ({ page }) => {
  await page.goto(course.path);
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
  await submitLogin(page, { ...student, password: 'wrong' });
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
  await submitLogin(page, student);
  await expect(page).toHaveURL(course.path);
  await expect(toast(page, 'Email or password is wrong.')).toBeVisible();
});
