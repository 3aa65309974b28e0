import { handleDialogs } from '../../support/dialogs.ts';
import { watchRequests } from '../../support/network.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/profile';
const profile = { 'Full Name': 'Meera Joshi', Email: 'franchise@example.com', 'Whatsapp No.': '0000067890', City: 'Patna', State: 'BIHAR' };

test('the profile shows name, email, whatsapp number, city and state, read only [R-307, R-308, R-309, R-310, R-311]', async ({ page }) => {
  await openAsOperator(page, path);
  for (const [label, text] of Object.entries(profile)) {
    await expect(field(page, label)).toHaveValue(text);
    await expect(field(page, label)).not.toBeEditable();
  }
  await expect(page.getByRole('button', { name: 'Update Profile' })).toHaveCount(0);
});

test('Edit makes the five fields editable, and Update Profile saves them [R-312, R-313, R-314]', async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'PUT', '/update-profile');
  await page.getByRole('switch', { name: 'Edit' }).press('Space');
  await field(page, 'Full Name').fill('Meera Devi Joshi');
  await field(page, 'Whatsapp No.').fill('0000011111');
  await field(page, 'State').selectOption('jharkhand');
  await page.getByRole('button', { name: 'Update Profile' }).dblclick();
  await expect(toast(page, /./)).toHaveAttribute('data-toast', 'success');
  await expect(field(page, 'State')).toHaveValue('JHARKHAND');
  await expect(page.getByRole('button', { name: 'Update Profile' })).toHaveCount(0);
  // The header shows the new name, too.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Meera Devi Joshi' })).toBeVisible();
  expect(requests).toHaveLength(1);
  const body = requests[0]?.postDataJSON();
  expect(body).toMatchObject({ fullName: 'Meera Devi Joshi', phone: '0000011111', city: 'Patna', state: 'jharkhand' });
  for (const name of ['pinCode', 'password', 'avatar', 'role']) expect(body).not.toHaveProperty(name);
  expect(body).toHaveProperty('pincode');
});

test('a rejected profile keeps the input, and Edit asks for confirmation before discarding it [R-440, R-313]', async ({
  page,
  network,
}) => {
  network.respond('/update-profile', { status: 422, json: { success: false, message: { city: ['We do not know this city.'] } } });
  await openAsOperator(page, path);
  const edit = page.getByRole('switch', { name: 'Edit' });
  await edit.click();
  await field(page, 'City').fill('Nowhere');
  await clickButton(page, 'Update Profile');
  await expect(toast(page, 'We do not know this city.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Nowhere');
  handleDialogs(page, 'accept');
  await edit.click();
  await expect(field(page, 'City')).toHaveValue('Patna');
});
