import { newStudent } from '../../../test/data/people.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { field, fillRegistration, photo, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';

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

test('without the code that prepares photos the field says so, and registration works without it', async ({ page }) => {
  await page.route('**/assets/prepare-photo-*.js', (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(/^Optional The photo could not be prepared\. .* You can also register/);
  for (const [label, value] of Object.entries(newStudent)) await expect(field(page, label)).toHaveValue(value);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
});
