import { openAsOperator, sidebarLink } from '../../support/pages/franchise.ts';
import { signOut } from '../../support/pages/header.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/document-update';
const imageFile = (name: string) => expect.objectContaining({ name, type: 'image/png' });

test('name, signature and stamp are sent as selected, with previews and a hint [R-407, R-408, R-409, R-410, R-412]', async ({
  page,
  network,
}) => {
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Document Update' })).toBeVisible();
  await field(page, 'Signature').setInputFiles({ ...photo, name: 'sign.png' });
  await expect(page.getByRole('img', { name: 'Selected signature' })).toBeVisible();
  await field(page, 'Stamp').setInputFiles({ ...photo, name: 'stamp.png' });
  await expect(page.getByRole('img', { name: 'Selected stamp' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove stamp' }).click();
  await expect(page.getByRole('img', { name: 'Selected stamp' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Update Documents' }).dblclick();
  await expect(toast(page, 'Documents updated successfully')).toHaveAttribute('data-toast', 'success');
  expect(network.calls('/update-media').map(({ form }) => form)).toEqual([{ signature: imageFile('sign.png') }]);
  await expect(page.getByRole('img', { name: 'Selected signature' })).toHaveCount(0);
  await field(page, 'Institute Name').fill(' ज्ञान केंद्र ');
  await field(page, 'Stamp').setInputFiles({ ...photo, name: 'stamp.png' });
  await clickButton(page, 'Update Documents');
  await expect.poll(() => network.calls('/update-media').at(-1)?.form).toEqual({ name: 'ज्ञान केंद्र', logo: imageFile('stamp.png') });
  await expect(field(page, 'Institute Name')).toHaveValue('');
  expect(network.calls('/update-media')).toHaveLength(2);
});

test('the hint says: signature ratio about 40px by 20px; an empty form and a file that is not an image show an error [R-411, R-440, S-19]', async ({
  page,
  network,
}) => {
  network.respond('/update-media', { status: 422, json: { success: false, message: { signature: ['The signature is too wide.'] } } });
  await openAsOperator(page, path);
  await expect(field(page, 'Signature')).toHaveAccessibleDescription(/signature ratio about 40px by 20px/i);
  await clickButton(page, 'Update Documents');
  await expect(toast(page, 'Please fill in at least one field.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Institute Name')).toBeFocused();
  await field(page, 'Stamp').setInputFiles({ name: 'stamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') });
  await expect(page.getByText('This file is not a photo. Please choose a JPG or PNG picture.')).toBeVisible();
  expect(network.calls('/update-media')).toHaveLength(0);
  await field(page, 'Institute Name').fill('Centre');
  await field(page, 'Signature').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Selected signature' })).toBeVisible();
  await clickButton(page, 'Update Documents');
  await expect(toast(page, 'The signature is too wide.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Signature')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Signature')).toBeFocused();
  await expect(field(page, 'Institute Name')).toHaveValue('Centre');
  // A removed image is not an unsaved change.
  await field(page, 'Institute Name').fill('');
  await page.getByRole('button', { name: 'Remove signature' }).click();
  await sidebarLink(page, 'Dashboard').click();
  await expect(page).toHaveURL('/franchise/dashboard');
});

test('the page shows what was sent last from this browser, until a logout', async ({ page }) => {
  await openAsOperator(page, path);
  const lastSent = page.getByText(/^Last sent from this browser on \d{2}-\d{2}-\d{4}: name “Gyan Kendra”, signature$/);
  await field(page, 'Institute Name').fill('Gyan Kendra');
  await field(page, 'Signature').setInputFiles(photo);
  await clickButton(page, 'Update Documents');
  await expect(lastSent).toBeVisible();
  await page.reload();
  await expect(lastSent).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('institute.sent-documents'));
  expect(await stored()).not.toContain('u-franchise');
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await stored()).toBeNull();
});
