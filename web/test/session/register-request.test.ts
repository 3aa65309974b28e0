import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNaturalSize } from '../support/images.ts';
import { field, main, press } from '../support/page.ts';
import { photo } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { fillRegistration, registerRequest, submitButton } from './registration.ts';

const openRegister = () => renderRoute('/register');

test('without a photo the registration is sent as JSON with the fields of the contract [R-048, R-163, R-165, R-175, R-176]', async () => {
  const { network, url } = await openRegister();
  await fillRegistration();
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const [call] = network.calls('/register');
  expect(call?.method).toBe('POST');
  expect(call?.headers['content-type']).toContain('application/json');
  expect(call?.headers).not.toHaveProperty('authorization');
  expect(call?.body).toEqual(registerRequest);
});

test('the fields have the types that the specification names [R-166, R-168, R-169, R-172, R-173]', async () => {
  await openRegister();
  for (const label of ['Phone', 'Pincode']) {
    expect(field(label).element()).toHaveProperty('type', 'text');
    await expect.element(field(label)).toHaveAttribute('inputmode', 'numeric');
  }
  await expect.element(field('Date of Birth')).toHaveAttribute('type', 'date');
  const optionsOf = (label: string) =>
    [...field(label).element().querySelectorAll('option:not([value=""])')].map((option) => [
      option.getAttribute('value'),
      option.textContent,
    ]);
  expect(optionsOf('Gender')).toEqual([
    ['male', 'Male'],
    ['female', 'Female'],
    ['other', 'Other'],
  ]);
  const states = optionsOf('State');
  expect(states).toHaveLength(35);
  expect(states[0]).toEqual(['andhraPradesh', 'ANDHRA PRADESH']);
});

test('city, village and fatherName are sent with these names [R-167, R-170, R-171]', async () => {
  const { network } = await openRegister();
  await fillRegistration();
  await submitButton.click();
  await expect.poll(() => network.calls('/register').length).toBe(1);
  await expect
    .poll(() => network.calls('/register')[0]?.body)
    .toMatchObject({ city: 'Lucknow', village: 'Gomti Nagar', fatherName: 'Ramesh Verma' });
});

test('with a photo the fields and the photo are sent as multipart form data [R-174, R-176]', async () => {
  const { network, url } = await openRegister();
  await expect.element(field('Photo')).toHaveAttribute('accept', 'image/*');
  await fillRegistration();
  await field('Photo').upload(photo());
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  const [call] = network.calls('/register');
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const { avatar, ...texts } = Object.fromEntries(call?.form ?? []);
  expect(texts).toEqual(registerRequest);
  expect(avatar).toMatchObject({ name: 'me.png', type: 'image/png', size: expect.any(Number) });
  expect(avatar).not.toHaveProperty('size', 0);
});

test('a photo has a preview, can be removed, and must be an image [R-174]', async () => {
  await openRegister();
  await field('Photo').upload(photo());
  const preview = main.getByRole('img', { name: 'Selected: me.png' });
  await expectNaturalSize(preview, 'naturalWidth', 1);
  await press(page.getByRole('button', { name: 'Remove photo' }), '{Enter}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(field('Photo')).toHaveFocus();
  await expect.element(field('Photo')).toHaveValue('');
  await field('Photo').upload(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
  const message = 'This file is not a photo. Please choose a JPG or PNG picture.';
  await expect.element(field('Photo')).toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
  await expect.element(field('Photo')).toHaveValue('');
  await field('Photo').upload(photo());
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});
