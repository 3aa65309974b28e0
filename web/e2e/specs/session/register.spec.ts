import { watchRequests } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { submitLogin } from '../../support/pages/login.ts';
import {
  expectFilledRegistration,
  field,
  fillRegistration,
  newStudent,
  photo,
  registerRequest,
  submitButton,
} from '../../support/pages/register.ts';
import { operator, signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('passwords that differ are rejected before anything is sent [R-164, R-177]', async ({ page }) => {
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page, { ...newStudent, 'Confirm Password': 'a long secret' });
  await submitButton(page).click();
  await expect(toast(page, 'Password and confirm password must be same!')).toHaveAttribute('data-toast', 'error');
  const confirm = field(page, 'Confirm Password');
  await expect(confirm).toHaveAccessibleDescription('Password and confirm password must be same!');
  await expect(confirm).toHaveAttribute('aria-invalid', 'true');
  await expect(confirm).toBeFocused();
  expect(requests).toHaveLength(0);
  await confirm.fill(newStudent.Password);
  await confirm.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('an empty form is sent, and the server rejects it field by field [R-178, R-180, R-253]', async ({ page }) => {
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await submitButton(page).click();
  await expect(toast(page, /^Please enter your full name\./)).toHaveAttribute('data-toast', 'error');
  // Empty text fields are sent, an empty date or option is not.
  const { dob, gender, ...texts } = registerRequest;
  expect([dob, gender]).not.toContain('');
  expect(requests[0]?.postDataJSON()).toEqual(Object.fromEntries(Object.keys(texts).map((name) => [name, ''])));
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect(submitButton(page)).toHaveAccessibleDescription(/Please choose a password\./);
});

test("success shows the server's message, and the new student can sign in [R-004, R-179]", async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'User registered successfully')).toHaveAttribute('data-toast', 'success');
  await expect(field(page, 'Email')).toHaveValue(newStudent.Email);
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.insertText(newStudent.Password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('banner').getByRole('button', { name: /प्रिया वर्मा/ })).toBeVisible();
});

test('the email is filled in for the login and stored nowhere but in its history entry', async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'Email')).toHaveValue(newStudent.Email);
  const stored = () => page.evaluate(() => JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).not.toContain(newStudent.Email);
  await page.reload();
  await expect(field(page, 'Email'), 'after a reload').toHaveValue(newStudent.Email);
  await submitLogin(page, { email: newStudent.Email, password: newStudent.Password });
  await expect(page).toHaveURL('/user/profile');
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'after the login').not.toContain(newStudent.Email);
});

test('a failed registration shows an error, and keeps every field and the photo [R-180, R-253, F-05]', async ({ page }) => {
  await page.goto('/register?mocks=server-500');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await submitButton(page).click();
  const message = 'Something went wrong on our side. Please try again.';
  await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
  await expect(submitButton(page)).toHaveAccessibleDescription(message);
  await expectFilledRegistration(page);
  await expect(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('one student is registered on repeated submits [R-180, F-11]', async ({ page }) => {
  await page.goto('/register?mocks=slow');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'City').press('Enter');
  await expect(page).toHaveURL('/login');
  expect(requests).toHaveLength(1);
});

test('a registration that succeeds after the user has left shows a toast on the new page [R-179]', async ({ page }) => {
  await page.goto('/register?mocks=slow');
  await fillRegistration(page);
  await submitButton(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(toast(page, 'User registered successfully')).toBeVisible();
  await expect(page).toHaveURL('/about-us');
});

test('a signed-in viewer is redirected from /register [R-162]', async ({ page }) => {
  await signIn(page, student, '/register');
  await expect(page).toHaveURL('/user/profile');
  await page.evaluate(() => localStorage.removeItem('institute.session'));
  await signIn(page, operator, '/register');
  await expect(page).toHaveURL('/franchise/dashboard');
});

test('a login in another tab redirects this tab [R-162, F-17]', async ({ page, context }) => {
  await page.goto('/register');
  await expect(submitButton(page)).toBeVisible();
  const otherTab = await context.newPage();
  await signIn(otherTab, student);
  await expect(page).toHaveURL('/user/profile');
});

test('passwords are hidden, can be pasted and are known to password managers [S-26]', async ({ page }) => {
  await page.goto('/register');
  for (const label of ['Password', 'Confirm Password']) {
    await expect(field(page, label)).toHaveAttribute('type', 'password');
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password');
    await field(page, label).focus();
    const isAllowed = await field(page, label).evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
    );
    expect(isAllowed, 'pasting is allowed').toBe(true);
  }
});

test('the form works with the keyboard alone', async ({ page }) => {
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  const type = async (label: string, text: string) => {
    while (!(await field(page, label).evaluate((control) => control === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  };
  await field(page, 'Full Name').focus();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone'] as const)
    await type(label, newStudent[label]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(requests[0]?.postDataJSON()).toMatchObject({ fullName: newStudent['Full Name'], phone: newStudent.Phone });
});

test('register and login preserve the redirect [R-100, R-158, R-179]', async ({ page }) => {
  await page.goto(`/login?redirect=${course.path}`);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await submitLogin(page, { email: newStudent.Email, password: newStudent.Password });
  await expect(page).toHaveURL(course.path);
});

test('the form mentions terms and guardians, and its policies open in new tabs without losing the input', async ({ page, context }) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await expect(main.getByText('By registering you accept the Terms and Conditions')).toContainText(
    'If you are under 18, please register with a parent or guardian.',
  );
  await expect(field(page, 'Photo')).toHaveAccessibleDescription('Optional');
  await fillRegistration(page);
  for (const [name, path] of [
    ['Terms and Conditions (opens in a new tab)', '/terms-condition'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [policy] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(policy).toHaveURL(path);
    await policy.close();
  }
  await expectFilledRegistration(page);
});
