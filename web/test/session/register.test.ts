import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { newStudent } from '../data/people.ts';
import { course } from '../support/course.ts';
import { field, header, heading, link, main, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { inOtherDocument, mainNavigation, sessionKey, submitLogin } from '../support/session.ts';
import { expectFilledRegistration, fillRegistration, registerRequest, submitButton } from './registration.ts';

const openRegister = () => renderRoute('/register');

test('passwords that differ are rejected before anything is sent [R-164, R-177]', async () => {
  const { network, url } = await openRegister();
  await fillRegistration({ ...newStudent, 'Confirm Password': 'a long secret' });
  await submitButton.click();
  await expect.element(toast('Password and confirm password must be same!')).toHaveAttribute('data-toast', 'error');
  const confirm = field('Confirm Password');
  await expect.element(confirm).toHaveAccessibleDescription('Password and confirm password must be same!');
  await expect.element(confirm).toHaveAttribute('aria-invalid', 'true');
  await expect.element(confirm).toHaveFocus();
  expect(network.calls('/register')).toEqual([]);
  await confirm.fill(newStudent.Password);
  await press(confirm, '{Enter}');
  await expect.poll(url).toBe('/login');
});

test('an empty form is sent, and the server rejects it field by field [R-178, R-180, R-253]', async () => {
  const { network } = await openRegister();
  await submitButton.click();
  await expect.element(toast(/^Please enter your full name\./)).toHaveAttribute('data-toast', 'error');
  // Empty text fields are sent, an empty date or option is not.
  const { dob, gender, ...texts } = registerRequest;
  expect([dob, gender]).not.toContain('');
  expect(network.calls('/register')[0]?.body).toEqual(Object.fromEntries(Object.keys(texts).map((name) => [name, ''])));
  await expect.element(field('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect.element(submitButton).toHaveAccessibleDescription(/Please choose a password\./);
});

test("success shows the server's message, and the new student can sign in [R-004, R-179]", async () => {
  const { url } = await openRegister();
  await fillRegistration();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  await expect.element(toast('User registered successfully')).toHaveAttribute('data-toast', 'success');
  await expect.element(heading('Login')).toBeVisible();
  await expect.element(field('Email')).toHaveValue(newStudent.Email);
  await expect.element(field('Password')).toHaveFocus();
  await userEvent.keyboard(`${newStudent.Password}{Enter}`);
  await expect.poll(url).toBe('/user/profile');
  await expect.element(header.getByRole('button', { name: /प्रिया वर्मा/ })).toBeVisible();
});

test('a failed registration shows an error, and keeps every field and the photo [R-180, R-253, F-05]', async () => {
  const { network } = await renderRoute('/register', { scenario: 'server-500' });
  await fillRegistration();
  await field('Photo').upload(photo());
  await submitButton.click();
  const message = 'Something went wrong on our side. Please try again.';
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(submitButton).toHaveAccessibleDescription(message);
  await expectFilledRegistration();
  await expect.element(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  expect(network.calls('/register')).toHaveLength(1);
});

test('one student is registered on repeated submits [R-180, F-11]', async () => {
  const { network, url } = await openRegister();
  const held = network.hold('/register');
  await fillRegistration();
  await submitButton.dblClick();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await press(field('City'), '{Enter}');
  held.release();
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')).toHaveLength(1);
});

test('a registration that succeeds after the user has left shows a toast on the new page [R-179]', async () => {
  const { network, url } = await openRegister();
  const held = network.hold('/register');
  await fillRegistration();
  await submitButton.click();
  await expect.poll(() => held.calls.length).toBe(1);
  await mainNavigation.getByRole('link', { name: 'About Us' }).click();
  await expect.element(heading('About Us')).toHaveFocus();
  held.release();
  await expect.element(toast('User registered successfully')).toBeVisible();
  expect(url()).toBe('/about-us');
});

test('a signed-in viewer is redirected from /register [R-162]', async () => {
  const student = await renderRoute('/register', { as: 'student' });
  await expect.poll(student.url).toBe('/user/profile');
  const operator = await renderRoute('/register', { as: 'franchise' });
  await expect.poll(operator.url).toBe('/franchise/dashboard');
});

test('a login in another tab redirects this tab [R-162, F-17]', async () => {
  const { mocks, url } = await openRegister();
  await expect.element(submitButton).toBeVisible();
  const session = JSON.stringify(await mocks.signIn('u-student'));
  inOtherDocument((storage) => storage.setItem(sessionKey, session));
  await expect.poll(url).toBe('/user/profile');
});

test('passwords are hidden, can be pasted and are known to password managers [S-26]', async () => {
  await openRegister();
  for (const label of ['Password', 'Confirm Password']) {
    await expect.element(field(label)).toHaveAttribute('type', 'password');
    await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
    const input = field(label).element();
    input.focus();
    const isAllowed = input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true }));
    expect(isAllowed, 'pasting is allowed').toBe(true);
  }
});

test('the form works with the keyboard alone', async () => {
  const { network, url } = await openRegister();
  field('Full Name').element().focus();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone'] as const) {
    while (field(label).element() !== document.activeElement) await userEvent.tab();
    await userEvent.keyboard(newStudent[label]);
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.body).toMatchObject({ fullName: newStudent['Full Name'], phone: newStudent.Phone });
});

test('register and login preserve the redirect [R-100, R-158, R-179]', async () => {
  const { url } = await renderRoute(`/login?redirect=${course.path}`);
  await link('Register').click();
  await expect.element(heading('Register')).toHaveFocus();
  await fillRegistration();
  await submitButton.click();
  await expect.element(heading('Login')).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
  await submitLogin({ email: newStudent.Email, password: newStudent.Password });
  await expect.poll(url).toBe(course.path);
});

test('the form mentions terms and guardians, and its policies open in new tabs without losing the input', async () => {
  await openRegister();
  await expect
    .element(main.getByText('By registering you accept the Terms and Conditions'))
    .toHaveTextContent('If you are under 18, please register with a parent or guardian.');
  await expect.element(field('Photo')).toHaveAccessibleDescription('Optional');
  await fillRegistration();
  for (const [name, path] of [
    ['Terms and Conditions (opens in a new tab)', '/terms-condition'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
    const tab = commands.nextTab();
    await link(name).click();
    expect(await tab).toBe(`${location.origin}${path}`);
  }
  await expectFilledRegistration();
});
