import type { Page } from '@playwright/test';
import { accountMenu, addToCart, course, field, header, signInLink, toast } from '../../support/pages.ts';
import { sessions, storeSession, tokenFor } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Nothing in the page, not even in its fields, may show Aarav's data. */
const expectNothingOfAarav = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(() => {
        const fields = [...document.querySelectorAll('input, textarea')].map((input) => Reflect.get(input, 'value'));
        return [document.title, document.body.textContent, ...fields].join();
      }),
    )
    .not.toMatch(/Aarav|student@example|GVI\/01\/2026/);

/** Another student of the mocks. */
const rohit = { token: tokenFor('s-002'), user: { _id: 's-002', role: 10, fullName: 'Rohit' } };

test('every tab, even a hidden one, follows a logout and drops the input [S-25, F-17]', async ({ page, context }) => {
  await storeSession(page, sessions.student);
  await page.goto('/');
  const guarded = await context.newPage();
  await guarded.goto('/user/profile');
  await expect(guarded.getByRole('main').getByText('student@example.com')).toBeVisible();
  await guarded.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    scrollTo(0, document.body.scrollHeight);
  });
  const form = await context.newPage();
  await form.goto('/contact-us');
  await expect(accountMenu(form)).toBeVisible();
  await field(form, 'Full Name').fill('What Aarav typed');
  await form.evaluate(() => sessionStorage.setItem('adminToken', 'admin-token'));
  await accountMenu(page).click();
  await header(page).getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [form, guarded]) {
    await expect(signInLink(tab)).toBeVisible();
    await expectNothingOfAarav(tab);
  }
  // The page had been scrolled down.
  await expect(guarded.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeInViewport();
  expect(await form.evaluate(() => sessionStorage.getItem('adminToken'))).toBeNull();
  await storeSession(page, sessions.operator);
  await expect(accountMenu(form, /Meera Joshi/)).toBeVisible();
  await expect(guarded.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
});

test('a sign-in in another tab switches every tab to the new user, without data of the previous one [S-25, F-17]', async ({
  page,
  context,
}) => {
  await storeSession(page, sessions.student);
  await page.goto(course.path);
  await addToCart(page).click();
  await expect(header(page).getByRole('button', { name: /^Cart, 1 course/ })).toBeVisible();
  // A hovered toast stays.
  await toast(page, 'Course Successfully Added in cart!').hover();
  const profile = await context.newPage();
  await profile.goto('/user/profile');
  await expect(profile.getByRole('main').getByText('student@example.com')).toBeVisible();
  await profile.getByRole('tab', { name: 'Change Password' }).click();
  await profile.getByLabel('Current Password').fill('what Aarav typed');
  await storeSession(await context.newPage(), rohit);
  for (const tab of [page, profile]) {
    await expect(accountMenu(tab, /Rohit/)).toBeVisible();
    await expectNothingOfAarav(tab);
    await expect(header(tab).getByRole('button', { name: /^Cart, empty/ })).toBeVisible();
    await expect(toast(tab, /./), 'toasts of the previous user').toHaveCount(0);
  }
  await expect(profile.getByRole('region', { name: 'Student Card' })).toContainText('Rohit Kumar Singh');
  await profile.getByRole('tab', { name: 'Change Password' }).click();
  await expect(profile.getByLabel('Current Password')).toHaveValue('');
});
