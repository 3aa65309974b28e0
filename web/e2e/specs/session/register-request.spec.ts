import { expect, test, watchCalls } from '../../support/app.ts';
import { field, fill, photo, sent, submit } from '../../support/pages/register.ts';

test('without a photo a person is sent as JSON, in the words of the contract [R-048, R-163, R-165, R-175, R-176]', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/login');
  expect(calls[0]?.headers()['content-type']).toContain('application/json');
  expect(calls[0]?.headers()).not.toHaveProperty('authorization');
  expect(calls[0]?.postDataJSON()).toEqual(sent);
});

test('the fields have the kinds that the specification names [R-166, R-168, R-169, R-172, R-173]', async ({ page }) => {
  await page.goto('/register');
  for (const label of ['Phone', 'Pincode']) {
    await expect(field(page, label)).toHaveJSProperty('type', 'text');
    await expect(field(page, label)).toHaveAttribute('inputmode', 'numeric');
  }
  await expect(field(page, 'Date of Birth')).toHaveAttribute('type', 'date');
  const choices = (label: string) =>
    field(page, label)
      .locator('option:not([value=""])')
      .evaluateAll((options) => options.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(await choices('Gender')).toEqual([
    ['male', 'Male'],
    ['female', 'Female'],
    ['other', 'Other'],
  ]);
  const states = await choices('State');
  expect(states).toHaveLength(35);
  expect(states[0]).toEqual(['andhraPradesh', 'ANDHRA PRADESH']);
});

test('address, village and father travel under their names [R-167, R-170, R-171]', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await submit(page).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toMatchObject({ city: 'Lucknow', village: 'Gomti Nagar', fatherName: 'Ramesh Verma' });
});

test('with a photo the same fields travel as a form, and the photo with them [R-174, R-176]', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/v1/register')) {
        const type = input.headers.get('content-type');
        const form = await input.clone().formData();
        const parts = [...form].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : [value.name, value.type, value.size > 0],
        ]);
        Object.assign(window, { sent: { type, parts } });
      }
      return fetch(input, init);
    };
  });
  await page.goto('/register');
  await expect(field(page, 'Photo')).toHaveAttribute('accept', 'image/*');
  await fill(page);
  await field(page, 'Photo').setInputFiles(photo);
  await submit(page).click();
  await expect(page).toHaveURL('/login');
  const { type, parts } = await page.evaluate(() => Reflect.get(window, 'sent'));
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(Object.fromEntries(parts)).toEqual({ ...sent, avatar: ['me.png', 'image/png', true] });
});

test('a photo is shown, can be taken back, and only a photo is taken [R-174]', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Photo').setInputFiles(photo);
  const preview = page.getByRole('main').getByRole('img', { name: 'Chosen: me.png' });
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(preview).toHaveCount(0);
  await expect(field(page, 'Photo')).toBeFocused();
  await expect(field(page, 'Photo')).toHaveValue('');
  await field(page, 'Photo').setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  const refused = 'This file is not a photo. Please choose a JPG or PNG picture.';
  await expect(field(page, 'Photo')).toHaveAccessibleDescription(`Optional ${refused}`);
  await expect(field(page, 'Photo')).toHaveValue('');
  await field(page, 'Photo').setInputFiles(photo);
  await expect(page.getByText(refused)).toHaveCount(0);
});
