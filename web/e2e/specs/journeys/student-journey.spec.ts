import { newStudent } from '../../../test/data/people.ts';
import { watchRequests } from '../../support/network.ts';
import { buyNow, course, field, fillRegistration, signOut, submitButton, submitLogin, toast } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test('a student registers, comes back from the payment page, buys, downloads the invoice and logs out [R-004, R-105, R-179, R-224, F-14]', async ({
  page,
}) => {
  await page.goto('/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(toast(page, 'User registered successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  // The email is stored only in the history entry.
  const stored = () => page.evaluate(() => JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).not.toContain(newStudent.Email);
  await page.reload();
  await expect(field(page, 'Email'), 'after a reload').toHaveValue(newStudent.Email);
  await submitLogin(page, { email: newStudent.Email, password: newStudent.Password });
  await expect(page).toHaveURL('/user/profile');
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'after the login').not.toContain(newStudent.Email);
  await expect(page.getByText('You have no courses yet.')).toBeVisible();

  await page.goto(course.path);
  const purchases = watchRequests(page, 'POST', '/purchase');
  await buyNow(page).click();
  await expect(page).toHaveURL(/\/__mocks\/payment\.html/);
  await expect(page.getByText('Rs. 4200 /-')).toBeVisible();
  expect(purchases.map((request) => request.postDataJSON())).toEqual([{ amount: 4200, courseId: course.id }]);
  await page.goBack();
  await expect(page).toHaveURL(course.path);
  await expect(buyNow(page)).not.toHaveAttribute('aria-busy', 'true');
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Completed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Courses' }).click();
  const [invoice] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download invoice of / }).click()]);
  expect(invoice.suggestedFilename()).toBe('invoice.html');

  await signOut(page, newStudent['Full Name']);
  await expect(page).toHaveURL('/');
});
