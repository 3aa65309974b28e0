import { expect, fillLogin, notice, operator, signIn, student, test, watchCalls } from './app.ts';

test('both fields are required (R-151, R-152, R-156)', async ({ page }) => {
  await page.goto('/login');
  const calls = watchCalls(page, 'POST', '/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(notice(page, 'Please fill email & password!')).toHaveAttribute('data-notice', 'warning');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toHaveLength(0);
});

test('the login page has a field for email and one for the password (R-047, R-151, R-152)', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
});

test('the login page leads to register and to the forgotten password (R-064, R-154, R-155)', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/login');
  await main.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await main.getByRole('link', { name: 'Forget Password?' }).click();
  await expect(page).toHaveURL('/forget-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forget Password' })).toBeFocused();
});

test('a refusal shows the message and keeps what was typed (R-157, R-161, R-253)', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { ...student, password: 'wrong' });
  await expect(notice(page, 'Email or password is wrong.')).toHaveAttribute('data-notice', 'error');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
});

test('the eye shows and hides the password (R-153)', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('secret');
  await page.getByRole('button', { name: /show/i }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a student lands on the profile, the record is kept with nothing more (R-158, R-160, R-182, R-183, S-04)', async ({ page }) => {
  await signIn(page, student);
  await expect(page).toHaveURL('/user/profile');
  const record = JSON.parse((await page.evaluate(() => localStorage.getItem('institute.session'))) ?? '{}');
  expect(Object.keys(record).sort()).toEqual(['token', 'user']);
  expect(Object.keys(record.user).filter((key) => !['_id', 'fullName', 'email', 'role', 'rollNo', 'avatar'].includes(key))).toEqual([]);
});

test('an operator lands on the dashboard with the wallet (R-159, R-301, R-303, R-304, R-306)', async ({ page }) => {
  await signIn(page, operator);
  await expect(page).toHaveURL('/franchise/dashboard');
  await expect(page.getByText('Wallet Money')).toBeVisible();
  await expect(page.getByText('2450.00 /-')).toBeVisible();
});

test('the profile menu shows the name and logs out (R-031, R-033, R-187)', async ({ page }) => {
  await signIn(page, student);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Aarav Sharma/ })
    .click();
  await page
    .getByRole('button', { name: /log ?out/i })
    .or(page.getByRole('menuitem', { name: /log ?out/i }))
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('institute.session'))).toBeNull();
});

test('a guarded page without a session counts down to the login (R-014, R-190, R-191, R-192, R-193)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText('5', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page).toHaveURL(/\/login/);
});

test('a role at the wrong door is shown the way home and stays signed in (R-010, R-015, R-017, R-019)', async ({ page }) => {
  await signIn(page, student);
  await page.goto('/franchise/dashboard');
  await expect(page.getByText('Wallet Money')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/user/profile');
});

test('a role edited by hand opens nothing (S-12)', async ({ page }) => {
  await signIn(page, student);
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('institute.session') ?? '{}');
    record.user.role = 12;
    localStorage.setItem('institute.session', JSON.stringify(record));
  });
  await page.goto('/franchise/dashboard');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByText('Wallet Money')).toHaveCount(0);
});

test('an expired token ends the session with one alert (R-184, R-186, R-254, S-32)', async ({ page }) => {
  await signIn(page, student);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/user/profile?mocks=expired-token');
  await expect.poll(() => alerts).toEqual(['Your session has ended. Please login again.']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('institute.session'))).toBeNull();
  expect(alerts).toHaveLength(1);
});

test('logging out in one tab logs out the other within a second (F-17)', async ({ page, context }) => {
  await signIn(page, student);
  const other = await context.newPage();
  await other.goto('/user/profile');
  await expect(other.getByRole('banner').getByRole('button', { name: /Aarav Sharma/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('institute.session'));
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible({ timeout: 1000 });
});
