import { newStudent } from '../../../test/data/people.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { card, detail, editSwitch, saveButton, tab } from '../../support/pages/profile.ts';
import { fillRegistration, photo, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('a student registers, buys a course, edits the profile and logs out in two tabs [R-004, R-179, R-205, R-220, R-224]', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(toast(page, 'User registered successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await submitLogin(page, { email: newStudent.Email, password: newStudent.Password });
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByText('You have no courses yet.')).toBeVisible();

  await page.goto(course.path);
  await buyNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Completed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Courses' }).click();
  const [invoice] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download invoice of / }).click()]);
  expect(invoice.suggestedFilename()).toBe('invoice.html');

  await editSwitch(page).click();
  await detail(page, 'City').fill('Kanpur');
  await saveButton(page).click();
  await expect(toast(page, 'Your profile is updated')).toBeVisible();
  await expect(detail(page, 'City')).toHaveValue('Kanpur');

  await page.getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload photo' });
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Your photo is updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page).getByRole('img')).toBeVisible();

  await tab(page, 'Change Password').click();
  await page.getByLabel('Current Password').fill(newStudent.Password);
  await page.getByLabel('New Password', { exact: true }).fill('a new secret');
  await page.getByLabel('Confirm Password').fill('a new secret');
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Your password is changed')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/user/profile');
  await expect(card(other).getByText(newStudent['Full Name'])).toBeVisible();
  await signOut(page, newStudent['Full Name']);
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  await expect(other.getByText(newStudent['Full Name'])).toHaveCount(0);
  await page.goto('/login');
  await submitLogin(page, { email: newStudent.Email, password: 'a new secret' });
  await expect(page).toHaveURL('/user/profile');
});
