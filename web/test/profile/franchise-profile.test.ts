import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, expectEditable, field, header, press, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const openProfile = () => renderRoute('/franchise/profile', { as: 'franchise' });
const profile = { 'Full Name': 'Meera Joshi', Email: 'franchise@example.com', 'Whatsapp No.': '0000067890', City: 'Patna', State: 'BIHAR' };
const edit = page.getByRole('switch', { name: 'Edit' });
const updateButton = button('Update Profile');

test('the profile shows five fields, which Edit makes editable, and Update Profile saves them [R-307, R-308, R-309, R-310, R-311, R-312, R-313, R-314]', async () => {
  const { network } = await openProfile();
  for (const [label, text] of Object.entries(profile)) {
    await expect.element(field(label)).toHaveValue(text);
    await expectEditable(field(label), false);
  }
  await expect.element(updateButton).not.toBeInTheDocument();
  await press(edit, ' ');
  for (const label of Object.keys(profile)) await expectEditable(field(label));
  await field('Full Name').fill('Meera Devi Joshi');
  await field('Whatsapp No.').fill('0000011111');
  await field('State').selectOptions('jharkhand');
  await updateButton.dblClick();
  await expect.element(toast(/./)).toHaveAttribute('data-toast', 'success');
  await expect.element(field('State')).toHaveValue('JHARKHAND');
  await expect.element(updateButton).not.toBeInTheDocument();
  // The header shows the new name, too.
  await expect.element(header.getByRole('button', { name: 'Meera Devi Joshi' })).toBeVisible();
  const [{ method, body } = { method: '', body: {} }, ...others] = network.calls('/update-profile');
  expect([method, others]).toEqual(['PUT', []]);
  expect(body).toMatchObject({ fullName: 'Meera Devi Joshi', phone: '0000011111', city: 'Patna', state: 'jharkhand' });
  for (const name of ['pinCode', 'password', 'avatar', 'role']) expect(body).not.toHaveProperty(name);
  expect(body).toHaveProperty('pincode');
});

test('a rejected profile keeps the input, and Edit asks for confirmation before discarding it [R-440, R-313]', async () => {
  const { network } = await openProfile();
  network.respond('/update-profile', { status: 422, json: { success: false, message: { city: ['We do not know this city.'] } } });
  await edit.click();
  await field('City').fill('Nowhere');
  await updateButton.click();
  await expect.element(toast('We do not know this city.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('City')).toHaveFocus();
  await expect.element(field('City')).toHaveValue('Nowhere');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await edit.click();
  await expect.element(field('City')).toHaveValue('Patna');
  expect(confirm).toHaveBeenCalledTimes(1);
});
