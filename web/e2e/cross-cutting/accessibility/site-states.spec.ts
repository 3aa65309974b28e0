import { expectAccessible } from '../../support/axe.ts';
import { serverError } from '../../support/network.ts';
import { submitLookup } from '../../support/pages/certificate-lookup.ts';
import { addToCart } from '../../support/pages/course.ts';
import { detail, editSwitch, respondWithProfile, saveButton, tab } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('axe finds no violations in an error state, the mocks panel, the cart and the drawer', async ({ page }) => {
  await page.goto('/courses?mocks=server-500');
  await expect(page.getByRole('main').getByRole('button', { name: /try again|retry/i })).toBeVisible();
  await expectAccessible(page, 'failed list');
  await page.getByRole('region', { name: 'Mocks' }).getByRole('button', { name: 'Mocks' }).click();
  await expectAccessible(page, 'mocks panel');
  await page.goto('/course-detail/c-tally?mocks=reset');
  await addToCart(page).click();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expectAccessible(page, 'cart');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'drawer');
});

test('axe finds no violations in forms with errors, after a form is submitted, and around a certificate', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectAccessible(page, 'invalid login');
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expectAccessible(page, 'invalid registration');
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send Query' }).click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await expectAccessible(page, 'sent query');
  await page.goto('/view-result');
  await page.getByRole('button', { name: 'View Certificate' }).click();
  await expectAccessible(page, 'invalid lookup');
  await submitLookup(page);
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await expectAccessible(page, 'certificate');
  // The browser logs that axe's script is blocked in the sandboxed frame.
  expect(consoleErrors.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  consoleErrors.splice(0);
});

test("axe finds no violations on a student's profile with form errors", async ({ page }) => {
  await signIn(page, student);
  await tab(page, 'Change Password').click();
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  await editSwitch(page).click();
  await detail(page, 'Full Name').fill('');
  await saveButton(page).click();
  await expect(detail(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'invalid password and details');
  await page.getByRole('button', { name: 'Upload photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await expectAccessible(page, 'invalid photo');
});

test("axe finds no violations on a student's profile that is empty or whose courses fail to load", async ({ page, network }) => {
  respondWithProfile(network, { courses: [], avatar: null, rollNo: undefined, dob: undefined });
  await signIn(page, student);
  await expectAccessible(page, 'empty profile');
  respondWithProfile(network, { courses: ['c-ccc'] });
  network.respond('/courses', serverError);
  await page.reload();
  await expect(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  await expectAccessible(page, 'failed course titles');
});

test('a rejected form focuses its first invalid field [R-156, R-176, R-233]', async ({ page }) => {
  const submit = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('student@example.com');
  await submit('Login');
  await expect(toast(page, 'Please fill email & password!')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto('/view-result');
  await submit('View Certificate');
  await expect(toast(page, 'Please fill all the required fields.')).toBeVisible();
  await expect(page.getByLabel('Student Id')).toBeFocused();
  await page.goto('/register');
  await submit('Register');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
});
