import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { course } from '../support/course.ts';
import { button, expectNoToasts, expectTexts, heading, link, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  inOtherDocument,
  mainNavigation,
  sessionKey,
  signInLink,
  storedSession,
  storeSession,
  student,
  submitLogin,
} from '../support/session.ts';

test('a guest can open the public pages, a course and the certificate lookup, and sends no token [R-008]', async () => {
  const { network, url, goto } = await renderRoute('/');
  for (const [name, path] of [
    ['Courses', '/courses'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await mainNavigation.getByRole('link', { name }).click();
    await expect.poll(url).toBe(path);
    await expect.element(heading(name)).toHaveFocus();
  }
  await goto(course.path);
  await expect.element(heading(/Tally/)).toBeVisible();
  await goto('/view-result');
  await expect.element(button('View Certificate')).toBeVisible();
  await expect.element(signInLink).toBeVisible();
  expect(network.calls().length).toBeGreaterThan(0);
  expect(network.calls().filter(({ headers }) => headers.authorization)).toEqual([]);
});

test('the not-authenticated screen appears in place, announces its redirect once and links home [R-014, R-190, R-191, R-194, R-195]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { network, url, back } = await renderRoute('/user/profile');
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect([url(), network.calls()]).toEqual(['/user/profile', []]);
  const countdown = main.css('[data-countdown]');
  await expect.element(countdown).toHaveTextContent('Taking you to the login page in 5 seconds.');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(countdown).toHaveTextContent('Taking you to the login page in 4 seconds.');
  await expect.element(main.getByText('You need to sign in to see this page.')).toBeVisible();
  await expectTexts(main.getByRole('status'), 'Taking you to the login page in 5 seconds.');
  await link('Homepage').click();
  await expect.poll(url).toBe('/');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(8000);
  // The countdown has stopped, so that no login has replaced the page.
  await mainNavigation.getByRole('link', { name: 'Courses' }).click();
  await expect.poll(url).toBe('/courses');
  back();
  await expect.poll(url).toBe('/');
});

test('Sign in now preserves the redirect, and a login in another tab opens the page [R-158, R-193, F-17]', async () => {
  const { mocks, url, goto } = await renderRoute('/user/profile?tab=2');
  await link('Sign in now').click();
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin(student);
  await expect.poll(url).toBe('/user/profile?tab=2');
  localStorage.clear();
  await goto('/user/profile?tab=3');
  await expect.element(heading('Please sign in first')).toBeVisible();
  const session = JSON.stringify(await mocks.signIn('u-student'));
  inOtherDocument((storage) => storage.setItem(sessionKey, session));
  await expect.element(heading('My Profile')).toBeVisible();
  expect(url()).toBe('/user/profile?tab=3');
});

test('a role edited in storage gives no access to the franchise, and is corrected [R-017, R-020, S-12]', async () => {
  const { network, url, goto } = await renderRoute('/franchise/dashboard', {
    as: 'student',
    before: () => {
      const session = storedSession();
      storeSession({ ...session, user: { ...session?.user, role: 12 } });
    },
  });
  await expect.element(main.getByText('This page is for franchise partners.')).toBeVisible();
  await expect.element(page.getByText('Wallet Money')).not.toBeInTheDocument();
  await expect.poll(() => storedSession()?.user.role).toBe(10);
  await goto('/franchise/profile');
  await expect.element(main.getByText('This page is for franchise partners.')).toBeVisible();
  expect([...new Set(network.calls().map(({ path }) => path))]).toEqual(['/profile']);
  // Redirects use the corrected role.
  for (const path of ['/login', '/register']) {
    await goto(path);
    await expect.poll(url).toBe('/user/profile');
  }
  await expectNoToasts();
});
