import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newStudent } from '../../data/people.ts';
import { fillRegistration, submitButton } from '../../session/registration.ts';
import { detail, editSwitch, openProfile, saveButton } from '../../student/profile.ts';
import { button, field, main } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { fill, path } from './create-student.ts';

const note = (state: string) => main.getByRole('status').filter({ hasText: `State selected: ${state}. Please check it.` });
const anyNote = main.getByRole('status').filter({ hasText: /State selected/ });

test('a PIN code selects its state and says so, follows a correction, and never replaces what the operator has selected', async () => {
  await renderRoute(path, { as: 'operator' });
  await field('Pincode').click();
  await userEvent.keyboard('80000');
  await field('City').fill('Patna');
  await expect.element(field('State')).toHaveValue('');
  await field('Pincode').fill('800 001');
  await expect.element(field('State')).toHaveValue('bihar');
  await expect.element(note('BIHAR')).toBeVisible();
  await expect.element(field('Pincode')).toHaveAccessibleDescription('State selected: BIHAR. Please check it.');
  await field('Pincode').fill('834001');
  await expect.element(field('State')).toHaveValue('jharkhand');
  await expect.element(note('JHARKHAND')).toBeVisible();
  // An office that serves two states.
  await field('Pincode').fill('605007');
  await expect.element(field('State')).toHaveValue('');
  await expect.element(anyNote).not.toBeInTheDocument();
  await field('Pincode').fill('682001');
  await expect.element(field('State')).toHaveValue('kerala');
  await field('State').selectOptions('goa');
  await expect.element(anyNote).not.toBeInTheDocument();
  await field('Pincode').fill('110001');
  await field('Village').fill('Karol Bagh');
  await expect.element(field('State')).toHaveValue('goa');
});

test('Create and add another keeps the state of the PIN code, without a question about unsaved changes, and it follows the next PIN code', async () => {
  const { url } = await renderRoute(path, { as: 'operator' });
  await fill();
  await field('State').selectOptions('');
  await field('Pincode').fill('682001');
  await expect.element(field('State')).toHaveValue('kerala');
  await button('Create and add another').click();
  await expect.element(field('Full Name')).toHaveValue('');
  await expect.element(field('State')).toHaveValue('kerala');
  await expect.element(note('KERALA')).toBeVisible();
  await field('Pincode').fill('600001');
  await expect.element(field('State')).toHaveValue('tamilNadu');
  await field('Pincode').fill('682001');
  await expect.element(field('State')).toHaveValue('kerala');
  await main.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(url).toBe('/franchise/student-management');
});

test('the state comes back with the draft of a registration, is discarded with it, and is sent', async () => {
  const { network, reload, url } = await renderRoute('/register');
  await fillRegistration({ ...newStudent, Pincode: '226001' });
  await field('State').selectOptions('');
  await field('Pincode').fill('800001');
  await expect.element(field('State')).toHaveValue('bihar');
  await reload();
  await expect.element(field('Pincode')).toHaveValue('800001');
  await expect.element(field('State')).toHaveValue('bihar');
  await field('Pincode').fill('110001');
  await expect.element(field('State')).toHaveValue('delhi');
  await button('Discard').click();
  await expect.element(field('State')).toHaveValue('');
  await expect.element(anyNote).not.toBeInTheDocument();
  await fillRegistration();
  await field('State').selectOptions('');
  await field('Pincode').fill('110001');
  await submitButton.click();
  await expect.poll(url).toBe('/login');
  expect(network.calls('/register')[0]?.body).toMatchObject({ state: 'delhi', pinCode: '110001' });
});

test('a student who moves keeps the saved state, until it is blank', async () => {
  const { network } = await openProfile();
  await editSwitch.click();
  await detail('Pincode').fill('800001');
  await detail('City').fill('Patna');
  await expect.element(detail('State')).toHaveValue('uttarPradesh');
  await detail('State').selectOptions('');
  await detail('Pincode').fill('800002');
  await expect.element(detail('State')).toHaveValue('bihar');
  await saveButton.click();
  await expect.poll(() => network.calls('/update-profile')[0]?.body).toMatchObject({ state: 'bihar', pinCode: '800002' });
});
