import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { withoutDateInputs } from '../../src/lib/testing.tsx';
import { newStudent } from '../data/people.ts';
import { field, header, heading, link, main, press, toast } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { inOtherDocument, mainNavigation, sessionKey } from '../support/session.ts';
import { expectFilledRegistration, fillRegistration, registerRequest, submitButton } from './registration.ts';

const openRegister = () => renderRoute('/register');

test('a registration is sent once, as JSON with the fields of the contract, and the new student can sign in [R-004, R-048, R-163, R-165, R-167, R-170, R-171, R-175, R-176, R-179, R-180, F-11]', async () => {
  const { network, url } = await openRegister();
  const held = network.hold('/register');
  await fillRegistration();
  await submitButton.dblClick();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await press(field('City'), '{Enter}');
  held.release();
  await expect.poll(url).toBe('/login');
  await expect.element(toast('User registered successfully')).toHaveAttribute('data-toast', 'success');
  const [call, ...others] = network.calls('/register');
  expect([call?.method, call?.body, others]).toEqual(['POST', registerRequest, []]);
  expect(call?.headers['content-type']).toContain('application/json');
  expect(call?.headers).not.toHaveProperty('authorization');
  await expect.element(field('Email')).toHaveValue(newStudent.Email);
  await expect.element(field('Password')).toHaveFocus();
  await userEvent.keyboard(`${newStudent.Password}{Enter}`);
  await expect.poll(url).toBe('/user/profile');
  await expect.element(header.getByRole('button', { name: /प्रिया वर्मा/ })).toBeVisible();
});

test('with a photo the fields and the photo are sent as multipart form data [R-174, R-176]', async () => {
  const { network, url } = await openRegister();
  await expect.element(field('Photo')).toHaveAttribute('accept', 'image/*');
  await fillRegistration();
  await field('Photo').upload(photo());
  await expect.element(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const [call] = network.calls('/register');
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const { avatar, ...texts } = Object.fromEntries(call?.form ?? []);
  expect(texts).toEqual(registerRequest);
  expect(avatar).toMatchObject({ name: 'me.png', type: 'image/png' });
  expect(avatar).not.toHaveProperty('size', 0);
});

test('the fields have the types that the specification names, and passwords are hidden and can be pasted [R-164, R-166, R-168, R-169, R-172, R-173, S-26]', async () => {
  await openRegister();
  for (const label of ['Phone', 'Pincode']) {
    expect(field(label).element()).toHaveProperty('type', 'text');
    await expect.element(field(label)).toHaveAttribute('inputmode', 'numeric');
  }
  await expect.element(field('Date of Birth')).toHaveAttribute('type', 'date');
  const optionsOf = (label: string) =>
    [...field(label).element().querySelectorAll('option:not([value=""])')].map((option) => option.getAttribute('value'));
  expect(optionsOf('Gender')).toEqual(['male', 'female', 'other']);
  expect(optionsOf('State')).toHaveLength(35);
  for (const label of ['Password', 'Confirm Password']) {
    await expect.element(field(label)).toHaveAttribute('type', 'password');
    await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
    const paste = new ClipboardEvent('paste', { cancelable: true, bubbles: true });
    expect(field(label).element().dispatchEvent(paste), 'pasting is allowed').toBe(true);
  }
});

test('passwords that differ are rejected before anything is sent; a rejected form keeps every field and the photo [R-177, R-180, R-253, F-05]', async () => {
  const { network } = await renderRoute('/register', { scenario: 'server-500' });
  await fillRegistration({ ...newStudent, 'Confirm Password': 'a long secret' });
  await field('Photo').upload(photo());
  await submitButton.click();
  const different = 'Password and confirm password must be same!';
  await expect.element(toast(different)).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription(different);
  await expect.element(field('Confirm Password')).toHaveFocus();
  expect(network.calls('/register')).toEqual([]);
  await field('Confirm Password').fill(newStudent['Confirm Password']);
  await submitButton.click();
  const message = 'Something went wrong on our side. Please try again.';
  await expect.element(toast(message)).toHaveAttribute('data-toast', 'error');
  await expect.element(submitButton).toHaveAccessibleDescription(message);
  await expectFilledRegistration();
  await expect.element(page.getByRole('img', { name: 'Selected: me.png' })).toBeVisible();
});

test('an empty form with half a date is sent without the date, and the server rejects it field by field [R-178, R-180, R-253]', async () => {
  const { network } = await openRegister();
  await field('Date of Birth').fill('2004-08-15');
  await press(field('Date of Birth'), '{Backspace}');
  await submitButton.click();
  await expect.element(toast(/^Please enter your full name\./)).toHaveAttribute('data-toast', 'error');
  // Empty text fields are sent; an empty date or option is not.
  const { dob, gender, ...texts } = registerRequest;
  expect(network.calls('/register')[0]?.body).toEqual(Object.fromEntries(Object.keys(texts).map((name) => [name, ''])));
  await expect.element(field('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect.element(field('Date of Birth')).toHaveAccessibleDescription('Please complete the date.');
  await expect.element(submitButton).toHaveAccessibleDescription(/Please choose a password\./);
});

test('a date of birth that is typed as text and is no date is not sent, which the next page says [R-178]', async () => {
  withoutDateInputs();
  const { network, url } = await openRegister();
  await fillRegistration({ ...newStudent, 'Date of Birth': '9 March' });
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.body).not.toHaveProperty('dob');
  const warning = toast('Your date of birth was not sent. You can add it in your profile.');
  await expect.element(warning).toHaveAttribute('data-toast', 'warning');
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

test('a login in another tab redirects this tab [R-162, F-17]', async () => {
  const { mocks, url } = await openRegister();
  await expect.element(submitButton).toBeVisible();
  const session = JSON.stringify(await mocks.signIn('u-student'));
  inOtherDocument((storage) => storage.setItem(sessionKey, session));
  await expect.poll(url).toBe('/user/profile');
});

test('the form mentions terms and guardians, and its policies open in new tabs without losing the input', async () => {
  await openRegister();
  await expect
    .element(main.getByText('By registering you accept the Terms and Conditions'))
    .toHaveTextContent('If you are under 18, please register with a parent or guardian.');
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
