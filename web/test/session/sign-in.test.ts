import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newStudent } from '../data/people.ts';
import { buyNow, ownedCourse } from '../support/course.ts';
import { Network, unreachable } from '../support/network.ts';
import { button, field, header, heading, link, main, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { signInLink, student, submitLogin } from '../support/session.ts';
import { fillRegistration, submitButton } from './registration.ts';

const openLogin = () => renderRoute('/login');

test('the login form has two required fields, and the password can be shown [R-047, R-151, R-152, R-153, R-156]', async () => {
  const { network } = await openLogin();
  await expect.element(heading('Login')).toBeVisible();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
  const password = field('Password');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await button('Login').click();
  await expect.element(toast('Please fill email & password!')).toHaveAttribute('data-toast', 'warning');
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('Please enter your password.');
  await field('Email').fill('asha@example.com');
  await button('Login').click();
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await expect.element(password).toHaveFocus();
  expect(network.calls('/login')).toEqual([]);
  await password.fill('secret');
  await page.getByRole('button', { name: /show/i }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: /hide/i }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('the login page links to Register and to Forgot Password [R-064, R-154, R-155]', async () => {
  const { url } = await openLogin();
  await link('Register').click();
  await expect.poll(url).toBe('/register');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(url).toBe('/login');
  await link('Forgot Password?').click();
  await expect.poll(url).toBe('/forget-password');
  await expect.element(heading('Forgot Password')).toHaveFocus();
});

test('Sign In and Register of the header lead back to the page and its search [R-029, R-030, R-158]', async () => {
  const { url } = await renderRoute('/courses?q=tally');
  const login = '/login?redirect=%2Fcourses%3Fq%3Dtally';
  await expect.element(signInLink).toHaveAttribute('href', login);
  const tab = commands.nextTab();
  await signInLink.click({ button: 'middle' });
  expect(await tab).toBe(`${location.origin}${login}`);
  await signInLink.click();
  await header.getByRole('link', { name: 'Register' }).click();
  await expect.poll(url).toBe('/register?redirect=%2Fcourses%3Fq%3Dtally');
  await signInLink.click();
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin(student);
  await expect.poll(url).toBe('/courses?q=tally');
});

test('after Buy Now the login and the registration say what for, and then the course says how to go on [R-100, R-101, R-158]', async () => {
  const { reload, url } = await renderRoute('/course-detail/c-spoken');
  await buyNow.click();
  await expect.element(toast('Please login before making a payment!')).toHaveAttribute('data-toast', 'warning');
  await expect.element(main.getByText('Sign in to buy Spoken English.')).toBeVisible();
  await link('Register').click();
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(main.getByText('Sign in to buy Spoken English.')).toBeVisible();
  await submitLogin(student);
  await expect.poll(url).toBe('/course-detail/c-spoken');
  const signedIn = main.getByText('You are signed in. Press Buy Now to go on.');
  await expect.element(signedIn).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Price' }).getByRole('button', { name: 'Buy Now' })).toHaveFocus();
  await reload();
  await expect.element(buyNow).toBeVisible();
  await expect.element(signedIn).not.toBeInTheDocument();
});

test('after a login to buy a course, its owner reads that the course is there, and not to press Buy Now', async () => {
  await renderRoute(ownedCourse.path);
  await buyNow.click();
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin(student);
  await expect.element(page.getByRole('complementary', { name: 'Price' }).getByText('You have this course')).toBeVisible();
  await expect.element(main.getByText('You are signed in. Press Buy Now to go on.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['/user/profile', 'Sign in to see your profile.'],
  ['/franchise/wallet', 'Sign in to see your centre.'],
  ['/verification?payment_id=1', 'Sign in to confirm your payment.'],
  ['/courses', 'Sign in to see your courses and your profile.'],
])('a login that leads back to %s says: %s', async (redirect, text) => {
  await renderRoute(`/login?${new URLSearchParams({ redirect })}`);
  await expect.element(main.getByText(text)).toBeVisible();
});

test('Register of the menu leads back after the registration and the login [R-030, R-158, R-179]', async () => {
  await page.viewport(360, 740);
  const { url } = await renderRoute('/about-us');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect.poll(url).toBe('/register?redirect=%2Fabout-us');
  await expect.element(heading('Register')).toBeVisible();
  await fillRegistration();
  await submitButton.click();
  await expect.poll(url).toBe('/login?redirect=%2Fabout-us');
  // The previous page has a form with these fields, too.
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin({ email: newStudent.Email, password: newStudent.Password });
  await expect.poll(url).toBe('/about-us');
});

test('a login that is rejected or gets no response shows the error, keeps the input and can be sent again [R-157, R-161, R-253, F-02]', async () => {
  const network = new Network();
  network.fail('/login');
  const { url } = await renderRoute('/login', { network });
  const attempt = { ...student, password: 'wrong' };
  await submitLogin(attempt);
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Email')).toHaveValue(attempt.email);
  await expect.element(field('Password')).toHaveValue(attempt.password);
  network.passThrough('/login');
  const held = network.hold('/login');
  await button('Login').click();
  await expect.element(button('Login')).toHaveAttribute('aria-busy', 'true');
  held.release();
  const message = 'Email or password is wrong.';
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(button('Login')).toHaveAccessibleDescription(message);
  await expect.element(field('Password')).toHaveValue(attempt.password);
  await field('Password').fill('');
  await button('Login').click();
  await expect.element(button('Login')).not.toHaveAccessibleDescription(message);
  await submitLogin(student);
  await expect.poll(url).toBe('/user/profile');
});

test('a redirect to another site is not followed [S-08]', async () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    const { url, goto } = await renderRoute(`/login?redirect=${encodeURIComponent(path)}`);
    await submitLogin(student);
    await expect.element(heading('My Profile'), { message: path }).toHaveFocus();
    expect(url(), path).toBe('/user/profile');
    // The same path without encoding.
    await goto(`/login?redirect=${path}`);
    await expect.poll(url, { message: path }).toBe('/user/profile');
  }
});

test('a signed-in user is redirected from /login and /register [R-162]', async () => {
  for (const [as, home] of [
    ['student', '/user/profile'],
    ['operator', '/franchise/dashboard'],
  ] as const) {
    const { url, goto } = await renderRoute('/login', { as });
    await expect.poll(url).toBe(home);
    await goto('/register');
    await expect.poll(url).toBe(home);
  }
});
