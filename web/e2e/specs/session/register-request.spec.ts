import { watchRequests } from '../../support/network.ts';
import { field, fillRegistration, photo, registerRequest, submitButton } from '../../support/pages/register.ts';
import { expect, test } from '../../support/test.ts';

test('without a photo the registration is sent as JSON with the fields of the contract [R-048, R-163, R-165, R-175, R-176]', async ({
  page,
}) => {
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(requests[0]?.headers()['content-type']).toContain('application/json');
  expect(requests[0]?.headers()).not.toHaveProperty('authorization');
  expect(requests[0]?.postDataJSON()).toEqual(registerRequest);
});

test('the fields have the types that the specification names [R-166, R-168, R-169, R-172, R-173]', async ({ page }) => {
  await page.goto('/register');
  for (const label of ['Phone', 'Pincode']) {
    await expect(field(page, label)).toHaveJSProperty('type', 'text');
    await expect(field(page, label)).toHaveAttribute('inputmode', 'numeric');
  }
  await expect(field(page, 'Date of Birth')).toHaveAttribute('type', 'date');
  const optionsOf = (label: string) =>
    field(page, label)
      .locator('option:not([value=""])')
      .evaluateAll((options) => options.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(await optionsOf('Gender')).toEqual([
    ['male', 'Male'],
    ['female', 'Female'],
    ['other', 'Other'],
  ]);
  const states = await optionsOf('State');
  expect(states).toHaveLength(35);
  expect(states[0]).toEqual(['andhraPradesh', 'ANDHRA PRADESH']);
});

test('city, village and fatherName are sent with these names [R-167, R-170, R-171]', async ({ page }) => {
  await page.goto('/register');
  const requests = watchRequests(page, 'POST', '/register');
  await fillRegistration(page);
  await submitButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.postDataJSON()).toMatchObject({ city: 'Lucknow', village: 'Gomti Nagar', fatherName: 'Ramesh Verma' });
});

test('with a photo the fields and the photo are sent as multipart form data [R-174, R-176]', async ({ page, network }) => {
  await page.goto('/register');
  await expect(field(page, 'Photo')).toHaveAttribute('accept', 'image/*');
  await fillRegistration(page);
  await field(page, 'Photo').setInputFiles(photo);
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  const [call] = network.calls('/register');
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const avatar = { name: 'me.png', type: 'image/png' };
  expect(call?.form?.avatar).not.toHaveProperty('size', 0);
  expect(call?.form).toEqual({ ...registerRequest, avatar: expect.objectContaining(avatar) });
});

test('a photo has a preview, can be removed, and must be an image [R-174]', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Photo').setInputFiles(photo);
  const preview = page.getByRole('main').getByRole('img', { name: 'Selected: me.png' });
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(preview).toHaveCount(0);
  await expect(field(page, 'Photo')).toBeFocused();
  await expect(field(page, 'Photo')).toHaveValue('');
  await field(page, 'Photo').setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  const message = 'This file is not a photo. Please choose a JPG or PNG picture.';
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(`Optional ${message} You can also register without a photo.`);
  await expect(field(page, 'Photo')).toHaveValue('');
  await field(page, 'Photo').setInputFiles(photo);
  await expect(page.getByText(message)).toHaveCount(0);
});
