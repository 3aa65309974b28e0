import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newStudent } from '../data/people.ts';
import { course } from '../support/course.ts';
import { Network, unreachable } from '../support/network.ts';
import { button, field, header, heading, link, main, press, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu, operator, sessionKey, signInLink, signInWithForm, storedSession, student, submitLogin } from '../support/session.ts';
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
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
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
  await link('Login').click();
  await expect.poll(url).toBe('/login');
  await link('Forgot Password?').click();
  await expect.poll(url).toBe('/forget-password');
  await expect.element(heading('Forgot Password')).toHaveFocus();
});

test('Sign In and Register of the header lead back to the page and its search [R-029, R-030, R-158, R-179]', async () => {
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
  // The form before has these fields too.
  await expect.element(heading('Login')).toBeVisible();
  await submitLogin({ email: newStudent.Email, password: newStudent.Password });
  await expect.poll(url).toBe('/about-us');
});

test('a rejected login shows the message and keeps the input [R-157, R-161, R-253]', async () => {
  await openLogin();
  await submitLogin({ ...student, password: 'wrong' });
  await expect.element(toast('Email or password is wrong.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Email')).toHaveValue(student.email);
  await expect.element(field('Password')).toHaveValue('wrong');
});

test('a student is redirected to the profile, and only the minimal record is stored [R-158, R-160, R-182, R-183, S-04]', async () => {
  const { url } = await openLogin();
  await signInWithForm(student);
  expect(url()).toBe('/user/profile');
  const record = storedSession();
  expect(Object.keys(record ?? {}).sort()).toEqual(['token', 'user']);
  const keys = Object.keys(record?.user ?? {});
  expect(keys.filter((key) => !['_id', 'fullName', 'email', 'role', 'rollNo', 'avatar'].includes(key))).toEqual([]);
});

test('an operator is redirected to the dashboard with the wallet [R-159, R-301, R-303, R-304, R-306]', async () => {
  const { url } = await openLogin();
  await signInWithForm(operator);
  expect(url()).toBe('/franchise/dashboard');
  await expect.element(page.getByText('Wallet Money')).toBeVisible();
  await expect.element(page.getByText('2450.00 /-')).toBeVisible();
});

test('the account menu shows the name and logs out [R-031, R-033, R-187]', async () => {
  const { url } = await openLogin();
  await signInWithForm(student);
  await accountMenu().click();
  await page
    .getByRole('button', { name: /log ?out/i })
    .or(page.getByRole('menuitem', { name: /log ?out/i }))
    .click();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('an expired token ends the session with one alert [R-184, R-186, R-254, S-32]', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { mocks, goto } = await openLogin();
  await signInWithForm(student);
  await mocks.expireTokens();
  await goto('/user/profile');
  await expect.poll(() => alert.mock.calls).toEqual([['Your session has ended. Please login again.']]);
  await expect.element(signInLink).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(alert).toHaveBeenCalledOnce();
});

const foreignUrls = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:document.title="attacked"',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  `/${'a'.repeat(5000)}`,
];

test('a redirect to another site is not followed [S-08]', async () => {
  performance.clearResourceTimings();
  for (const path of foreignUrls) {
    const { url, goto } = await renderRoute(`/login?redirect=${encodeURIComponent(path)}`);
    await submitLogin(student);
    await expect.element(heading('My Profile'), { message: JSON.stringify(path) }).toHaveFocus();
    expect(url(), JSON.stringify(path)).toBe('/user/profile');
    // The same without encoding.
    await goto(`/login?redirect=${path}`);
    await expect.poll(url, { message: JSON.stringify(path) }).toBe('/user/profile');
  }
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(requested.filter((href) => /^https?:/.test(href) && !href.startsWith(`${location.origin}/`))).toEqual([]);
  expect(document.title).not.toBe('attacked');
});

test('a redirect within the site is followed completely [R-158, S-08]', async () => {
  const { url } = await renderRoute(`/login?redirect=${encodeURIComponent('/courses?from=a%2Fb#top')}`);
  await submitLogin(student);
  await expect.poll(url).toBe('/courses?from=a%2Fb#top');
});

test('a signed-in viewer is redirected from the login page [R-162]', async () => {
  for (const [as, home] of [
    ['student', '/user/profile'],
    ['franchise', '/franchise/dashboard'],
  ] as const) {
    const { url } = await renderRoute('/login', { as });
    await expect.poll(url).toBe(home);
  }
});

test('one login is sent on repeated submits [R-157, R-161, F-11]', async () => {
  const { network, url } = await openLogin();
  const held = network.hold('/login');
  await field('Email').fill(student.email);
  await field('Password').fill(student.password);
  await button('Login').dblClick();
  await expect.element(button('Login')).toHaveAttribute('aria-busy', 'true');
  await press(field('Password'), '{Enter}');
  held.release();
  await expect.poll(url).toBe('/user/profile');
  expect(network.calls('/login')).toHaveLength(1);
});

test('a login without a response shows an error at once, keeps the input and can be sent again [R-161, F-02]', async () => {
  const network = new Network();
  network.fail('/login');
  const { url } = await renderRoute('/login', { network });
  await submitLogin(student);
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Email')).toHaveValue(student.email);
  await expect.element(field('Password')).toHaveValue(student.password);
  network.passThrough('/login');
  await button('Login').click();
  await expect.poll(url).toBe('/user/profile');
});

test('a rejected login also shows the error in the form, until the next submit [R-157, R-161]', async () => {
  await openLogin();
  await submitLogin({ ...student, password: 'wrong' });
  const form = main.css('form');
  await expect.element(form.getByText('Email or password is wrong.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription('Email or password is wrong.');
  await field('Password').fill('');
  await form.getByRole('button', { name: 'Login' }).click();
  await expect.element(form.getByText('Email or password is wrong.')).not.toBeInTheDocument();
});

test('a login closes no toast before its time [R-100, R-158, R-247]', async () => {
  const { url } = await renderRoute(course.path);
  await button('Buy Now').click();
  await expect.element(toast('Please login before making a payment!')).toBeVisible();
  await submitLogin({ ...student, password: 'wrong' });
  await expect.element(toast('Email or password is wrong.')).toBeVisible();
  await submitLogin(student);
  await expect.poll(url).toBe(course.path);
  await expect.element(toast('Email or password is wrong.')).toBeVisible();
});
