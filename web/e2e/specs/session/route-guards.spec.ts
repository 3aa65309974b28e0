import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { signInLink } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { operator, otherStudent, sessions, storedSession, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts } from '../../support/toasts.ts';

const main = (page: Page) => page.getByRole('main');

test('a guest can open the public pages, a course and the certificate lookup, and sends no token [R-008]', async ({ page }) => {
  const requests = watchRequests(page, '*', '*');
  await page.goto('/');
  for (const [name, path] of [
    ['Courses', '/courses'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto(course.path);
  await expect(main(page).getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
  await page.goto('/view-result');
  await expect(main(page).getByRole('button', { name: 'View Certificate' })).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => request.headers().authorization)).toEqual([]);
});

test('the not-authenticated screen appears in place, announces its redirect once and links home [R-014, R-190, R-191, R-194, R-195]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/user/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  await expect(page).toHaveURL('/user/profile');
  await expect(main(page).locator('[data-countdown]')).toHaveText(/^[0-5]$/);
  await expect(main(page).getByRole('status')).toHaveText('You will be taken to the login page in 5 seconds.');
  await main(page).getByRole('link', { name: 'Homepage', exact: true }).click();
  await expect(page).toHaveURL('/');
  // The countdown has stopped.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.runFor(8000);
  await expect(page).toHaveURL('/');
});

test('Login now preserves the redirect, and a login in another tab opens the page [R-158, R-193, F-17]', async ({ page, context }) => {
  await page.goto('/user/profile?tab=2');
  await main(page).getByRole('link', { name: 'Login now' }).click();
  await submitLogin(page, student);
  await expect(page).toHaveURL('/user/profile?tab=2');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/user/profile?tab=3');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  const otherTab = await context.newPage();
  await storeSession(otherTab, sessions.student);
  await expect(main(page).getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page).toHaveURL('/user/profile?tab=3');
});

test('a student of role 11 can open the student’s area only [R-009, R-015, R-019, R-195]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, otherStudent);
  await expect(page).toHaveURL('/user/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect((await storedSession(page))?.user.role).toBe(11);
  await page.goto('/franchise/profile');
  await expect(main(page).getByText('This page is for franchise partners.')).toBeVisible();
});

test('an operator cannot open the student’s profile, gets a link back and stays signed in [R-010, R-015, R-195]', async ({ page }) => {
  await storeSession(page, sessions.operator);
  await page.goto('/user/profile');
  await expect(main(page).getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
  await expect(main(page).getByText('This page is for students.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to my page' }).click();
  await expect(page).toHaveURL('/franchise/dashboard');
  await expect(page.getByText('Wallet Money')).toBeVisible();
  expect((await storedSession(page))?.token).toBe(sessions.operator.token);
});

test('a user with an unknown role stays signed in and can open the public pages only [R-014, R-020, F-25]', async ({ page, network }) => {
  const user = { _id: 'u-new', fullName: 'Nina New', email: 'nina@example.com', role: 99 };
  network.respond('/login', { json: { success: true, message: 'Hello', token: 'token-of-nina', user } });
  network.respond('/profile', { json: { success: true, user } });
  // The mocks do not know this token.
  network.respond('/courses', { json: { success: true, courses: [] } });
  const wallet = watchRequests(page, 'GET', '/wallet');
  await page.goto('/login');
  await submitLogin(page, operator);
  await expect(page).toHaveURL('/');
  for (const path of ['/user/profile', '/franchise/dashboard']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Go To Homepage' })).toHaveAttribute('href', '/');
  }
  expect([(await storedSession(page))?.user.role, wallet.length]).toEqual([99, 0]);
});

test('a role edited in storage gives no access to the franchise, and is corrected [R-017, S-12]', async ({ page }) => {
  const requests = watchRequests(page, '*', '*');
  const forged = { ...sessions.student, user: { ...sessions.student.user, role: 12 } };
  await storeSession(page, forged);
  await page.goto('/franchise/dashboard');
  await expect(main(page).getByText('This page is for franchise partners.')).toBeVisible();
  await expect(page.getByText('Wallet Money')).toHaveCount(0);
  await expect.poll(async () => (await storedSession(page))?.user.role).toBe(10);
  await page.goto('/franchise/profile');
  await expect(main(page).getByText('This page is for franchise partners.')).toBeVisible();
  expect([...new Set(requests.map((request) => new URL(request.url()).pathname))]).toEqual(['/v1/profile']);
  // Redirects use the corrected role.
  await page.goto('/login');
  await expect(page).toHaveURL('/user/profile');
  await page.goto('/register');
  await expect(page).toHaveURL('/user/profile');
  await expectNoToasts(page);
});
