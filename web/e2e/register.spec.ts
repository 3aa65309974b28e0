import type { Page } from '@playwright/test';
import { course, expect, fillLogin, notice, operator, signIn, student, test, watchCalls } from './app.ts';

const person = {
  'Full Name': 'प्रिया वर्मा',
  Email: 'priya@example.com',
  Password: ' a long secret ',
  'Confirm Password': ' a long secret ',
  'Father Name': 'Ramesh Verma',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '026001',
};

const sent = {
  fullName: 'प्रिया वर्मा',
  password: ' a long secret ',
  email: 'priya@example.com',
  phone: '0000012345',
  city: 'Lucknow',
  state: 'uttarPradesh',
  pinCode: '026001',
  village: 'Gomti Nagar',
  fatherName: 'Ramesh Verma',
  dob: '2004-08-15',
  gender: 'female',
  courseId: '',
  batch: '',
};

const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

async function fill(page: Page, texts: Record<string, string> = person): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await field(page, 'Gender').selectOption('female');
  await field(page, 'State').selectOption('uttarPradesh');
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(person)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, 'Gender')).toHaveValue('female');
  await expect(field(page, 'State')).toHaveValue('uttarPradesh');
}

test('without a photo a person is sent as JSON, in the words of the contract (R-048, R-163, R-165, R-175, R-176)', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/login');
  expect(calls[0]?.headers()['content-type']).toContain('application/json');
  expect(calls[0]?.headers()).not.toHaveProperty('authorization');
  expect(calls[0]?.postDataJSON()).toEqual(sent);
});

test('the fields have the kinds that the specification names (R-166, R-168, R-169, R-172, R-173)', async ({ page }) => {
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

test('address, village and father travel under their names (R-167, R-170, R-171)', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await submit(page).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toMatchObject({ city: 'Lucknow', village: 'Gomti Nagar', fatherName: 'Ramesh Verma' });
});

test('with a photo the same fields travel as a form, and the photo with them (R-174, R-176)', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/v1/register')) {
        const type = input.headers.get('content-type');
        const form = await input.clone().formData();
        const parts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.type, value.size]]);
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
  expect(Object.fromEntries(parts)).toEqual({ ...sent, avatar: ['me.png', 'image/png', photo.buffer.length] });
});

test('a photo is shown, can be taken back, and only a photo is taken (R-174)', async ({ page }) => {
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

test('two different passwords are refused before anything is sent (R-164, R-177)', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page, { ...person, 'Confirm Password': 'a long secret' });
  await submit(page).click();
  await expect(notice(page, 'Password and confirm password must be same!')).toHaveAttribute('data-notice', 'error');
  const confirm = field(page, 'Confirm Password');
  await expect(confirm).toHaveAccessibleDescription('Password and confirm password must be same!');
  await expect(confirm).toHaveAttribute('aria-invalid', 'true');
  await expect(confirm).toBeFocused();
  expect(calls).toHaveLength(0);
  await confirm.fill(person.Password);
  await confirm.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('nothing else is checked: the server refuses a blank form, field by field (R-178, R-180, R-253)', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  await submit(page).click();
  await expect(notice(page, /^Please enter your full name\./)).toHaveAttribute('data-notice', 'error');
  const { dob, gender, ...texts } = sent;
  expect([dob, gender]).not.toContain('');
  expect(calls[0]?.postDataJSON()).toEqual(Object.fromEntries(Object.keys(texts).map((name) => [name, ''])));
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect(submit(page)).toHaveAccessibleDescription(/Please choose a password\./);
});

test('success is told in the words of the server, and the new person can sign in (R-004, R-179)', async ({ page }) => {
  await page.goto('/register');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/login');
  await expect(notice(page, 'User registered successfully')).toHaveAttribute('data-notice', 'success');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await fillLogin(page, { email: person.Email, password: person.Password });
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('banner').getByRole('button', { name: /प्रिया वर्मा/ })).toBeVisible();
});

test('a failure keeps every text and the photo, and says why (R-180, R-253, F-05)', async ({ page }) => {
  await page.goto('/register?mocks=server-500');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await field(page, 'Photo').setInputFiles(photo);
  await submit(page).click();
  const said = 'Something went wrong on our side. Please try again.';
  await expect(notice(page, said)).toHaveAttribute('data-notice', 'error');
  await expect(submit(page)).toHaveAccessibleDescription(said);
  await expectKept(page);
  await expect(page.getByRole('img', { name: 'Chosen: me.png' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('one person is registered however often it is pressed (R-180, F-11)', async ({ page }) => {
  await page.goto('/register?mocks=slow');
  const calls = watchCalls(page, 'POST', '/register');
  await fill(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'City').press('Enter');
  await expect(page).toHaveURL('/login');
  expect(calls).toHaveLength(1);
});

test('who has gone elsewhere meanwhile is told and stays there (R-179)', async ({ page }) => {
  await page.goto('/register?mocks=slow');
  await fill(page);
  await submit(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(notice(page, 'User registered successfully')).toBeVisible();
  await expect(page).toHaveURL('/about-us');
});

test('who is signed in has nothing to register (R-162)', async ({ page }) => {
  await signIn(page, student);
  await page.goto('/register');
  await expect(page).toHaveURL('/user/profile');
  await page.evaluate(() => localStorage.removeItem('institute.session'));
  await signIn(page, operator);
  await page.goto('/register');
  await expect(page).toHaveURL('/franchise/dashboard');
});

test('a login in another tab takes this one along (R-162, F-17)', async ({ page, context }) => {
  await page.goto('/register');
  await expect(submit(page)).toBeVisible();
  const other = await context.newPage();
  await signIn(other, student);
  await expect(page).toHaveURL('/user/profile');
});

test('passwords can be shown and pasted, and password managers know them (S-26)', async ({ page }) => {
  await page.goto('/register');
  for (const label of ['Password', 'Confirm Password']) {
    await expect(field(page, label)).toHaveAttribute('type', 'password');
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'new-password');
    await field(page, label).focus();
    const kept = await field(page, label).evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
    );
    expect(kept, 'nobody stops a paste').toBe(true);
  }
});

test('the form is filled and sent by the keyboard alone', async ({ page }) => {
  await page.goto('/register');
  const calls = watchCalls(page, 'POST', '/register');
  const type = async (label: string, text: string) => {
    while (!(await field(page, label).evaluate((control) => control === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  };
  await field(page, 'Full Name').focus();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password', 'Father Name', 'Phone'] as const)
    await type(label, person[label]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(calls[0]?.postDataJSON()).toMatchObject({ fullName: person['Full Name'], phone: person.Phone });
});

test('the way back is kept through register and login (R-100, R-158, R-179)', async ({ page }) => {
  await page.goto(`/login?redirect=${course.path}`);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await fillLogin(page, { email: person.Email, password: person.Password });
  await expect(page).toHaveURL(course.path);
});

test('the form says what registering means, and its policies open beside it, so that nothing typed is lost', async ({ page, context }) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await expect(main.getByText('By registering you accept the Terms and Conditions')).toContainText(
    'if you are under 18, register together with a parent.',
  );
  await expect(field(page, 'Photo')).toHaveAccessibleDescription('Optional');
  await fill(page);
  for (const [name, path] of [
    ['Terms and Conditions (opens in a new tab)', '/terms-condition'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [policy] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(policy).toHaveURL(path);
    await policy.close();
  }
  await expectKept(page);
});
