import { answerCall, cutOff, expect, notice, signIn, student, test, unreachable, watchCalls } from '../../support/app.ts';
import { cancel, details, edit, expectKnown, field, known, save } from '../../support/pages/profile.ts';

const saved = 'Your profile is updated';

test('Personal Details are read only until Edit is switched on; then they can be saved [R-202, R-203]', async ({ page }) => {
  await signIn(page, student);
  await expect(details(page).getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expectKnown(page, { State: 'UTTAR PRADESH', Gender: 'Male' });
  for (const label of [...Object.keys(known), 'State', 'Gender']) await expect(field(page, label)).not.toBeEditable();
  await expect(save(page)).toHaveCount(0);
  await edit(page).click();
  await expect(edit(page)).toBeChecked();
  await expectKnown(page, { State: 'uttarPradesh', Gender: 'male' });
  for (const label of [...Object.keys(known), 'State', 'Gender']) await expect(field(page, label)).toBeEditable();
  await expect(save(page)).toBeVisible();
});

test('saving sends what the fields hold, closes Edit, tells and reads the profile again [R-204, R-205]', async ({ page }) => {
  await signIn(page, student);
  const calls = watchCalls(page, 'PUT', '/update-profile');
  const reads = watchCalls(page, 'GET', '/profile');
  await edit(page).click();
  await field(page, 'Full Name').fill('आरव शर्मा');
  await field(page, 'Pincode').fill('011001');
  await field(page, 'State').selectOption('delhi');
  await save(page).click();
  await expect(notice(page, saved)).toHaveAttribute('data-notice', 'success');
  await expect(save(page)).toHaveCount(0);
  await expect(edit(page)).not.toBeChecked();
  await expect(edit(page)).toBeFocused();
  await expectKnown(page, { 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
  await expect.poll(() => reads.length).toBe(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers()).toMatchObject({ 'content-type': 'application/json', authorization: expect.stringMatching(/^Bearer ./) });
  expect(calls[0]?.postDataJSON()).toEqual({
    fullName: 'आरव शर्मा',
    email: 'student@example.com',
    phone: '0000012345',
    city: 'Lucknow',
    state: 'delhi',
    pinCode: '011001',
    village: 'Gomti Nagar',
    fatherName: 'राजेश शर्मा',
    dob: '2004-08-15',
    gender: 'male',
  });
  await expect(page.getByRole('banner').getByRole('button', { name: /आरव शर्मा/ })).toBeVisible();
  await page.reload();
  await expectKnown(page, { 'Full Name': 'आरव शर्मा', Pincode: '011001', State: 'DELHI' });
});

test('a refusal stands at its field, a 403 and a 500 in the form; every text stays and nobody is signed out [R-206, R-253, F-09]', async ({
  page,
}) => {
  await signIn(page, student);
  await edit(page).click();
  await field(page, 'Full Name').fill('');
  await field(page, 'City').fill('वाराणसी');
  await save(page).click();
  await expect(notice(page, 'Please enter your full name.')).toHaveAttribute('data-notice', 'error');
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expectKnown(page, { 'Full Name': '', City: 'वाराणसी' });
  for (const [status, message] of [
    [403, 'You may not change this.'],
    [500, 'Something went wrong.'],
  ] as const) {
    await answerCall(page, '/update-profile', { success: false, message }, status);
    await page.reload();
    await edit(page).click();
    await field(page, 'City').fill('वाराणसी');
    await save(page).click();
    await expect(notice(page, message)).toHaveAttribute('data-notice', 'error');
    await expect(save(page)).toHaveAccessibleDescription(message);
    await expectKnown(page, { City: 'वाराणसी' });
    await expect(edit(page)).toBeChecked();
  }
});

test('without a network a save fails at once, keeps every text and can be pressed again [R-206, F-02]', async ({ page }) => {
  const reconnect = await cutOff(page, '/update-profile');
  await signIn(page, student);
  await edit(page).click();
  await field(page, 'Village').fill('Hazratganj');
  await save(page).click();
  await expect(notice(page, unreachable)).toHaveAttribute('data-notice', 'error');
  await expectKnown(page, { Village: 'Hazratganj' });
  await reconnect();
  await save(page).click();
  await expect(notice(page, saved)).toBeVisible();
  await expectKnown(page, { Village: 'Hazratganj' });
});

test('details are saved once however often it is pressed, and the switch waits meanwhile [R-206, F-11]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const calls = watchCalls(page, 'PUT', '/update-profile');
  await edit(page).click();
  await field(page, 'City').fill('Kanpur');
  await save(page).dblclick();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'City').press('Enter');
  await edit(page).click();
  await cancel(page).click({ force: true });
  await expect(field(page, 'City')).toHaveValue('Kanpur');
  await expect(notice(page, saved)).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(field(page, 'City')).toHaveValue('Kanpur');
  expect(calls).toHaveLength(1);
});

test('a saved profile that cannot be read again ends the session as any refused profile does [R-186, R-205]', async ({ page }) => {
  await signIn(page, student);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await edit(page).click();
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      input instanceof Request && input.url.endsWith('/v1/profile')
        ? Promise.resolve(Response.json({ success: false, message: 'This account is closed.' }, { status: 403 }))
        : fetch(input, init);
  });
  await save(page).click();
  await expect.poll(() => alerts).toEqual(['This account is closed.']);
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
});
