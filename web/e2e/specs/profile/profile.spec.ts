import type { Page } from '@playwright/test';
import { card, detail, editSwitch, expectDetails, respondWithProfile, tab, user } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const cardValue = (page: Page, term: string) => card(page).locator(`dt:text-is("${term}") + dd`);

test('the student card shows name, email, Student Id and join date [R-063, R-198, R-199, R-200, R-201]', async ({ page }) => {
  await signIn(page, student);
  await expect(cardValue(page, 'Name')).toHaveText('Aarav Sharma');
  await expect(cardValue(page, 'Email')).toHaveText('student@example.com');
  await expect(cardValue(page, 'Student Id')).toHaveText('GVI/01/2026');
  await expect(cardValue(page, 'Join Date')).toHaveText('12-01-2026');
});

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`dates are Indian dates in ${timezoneId}, whatever the local time [R-201, F-18]`, async ({ page, network }) => {
      await page.clock.install({ time: '2031-02-28T23:00:00Z' });
      respondWithProfile(network, { createdAt: '2026-01-11T18:30:00.000Z', dob: '2004-08-15' });
      await signIn(page, student);
      await expect(cardValue(page, 'Join Date')).toHaveText('12-01-2026');
      await expect(detail(page, 'Date of Birth')).toHaveValue('15-08-2004');
      await editSwitch(page).click();
      await expect(detail(page, 'Date of Birth')).toHaveValue('2004-08-15');
    });
  });

test('the profile renders without any optional field [F-24]', async ({ page, network }) => {
  // One page load per optional field.
  test.slow();
  await signIn(page, student);
  const optionalNames = Object.keys(user).filter((name) => !['_id', 'fullName', 'email', 'role'].includes(name));
  const all = (value: null | undefined) => Object.fromEntries(optionalNames.map((name) => [name, value]));
  const variants = [...optionalNames.map((name) => ({ [name]: undefined })), all(undefined), all(null)];
  for (const changes of variants) {
    respondWithProfile(network, changes);
    await page.goto('/user/profile');
    await expect(cardValue(page, 'Name'), JSON.stringify(Object.keys(changes))).toHaveText('Aarav Sharma');
    await expect(cardValue(page, 'Student Id')).toHaveText('rollNo' in changes ? '-' : user.rollNo);
    await expect(cardValue(page, 'Join Date')).toHaveText('createdAt' in changes ? '-' : '12-01-2026');
    await expect(detail(page, 'City')).toHaveValue('city' in changes ? '' : 'Lucknow');
    await expect(tab(page, 'My Courses')).toHaveCount('courses' in changes ? 0 : 1);
  }
});

test('a numeric phone number and `pincode` are accepted, and an unknown state is shown unchanged [R-209, Q-12, Q-70]', async ({
  page,
  network,
}) => {
  respondWithProfile(network, { phone: 1200012345, pinCode: undefined, pincode: 110001, state: 'ladakh' });
  await signIn(page, student);
  await expectDetails(page, { Phone: '1200012345', Pincode: '110001', State: 'ladakh' });
});

test('a profile with unusable items in its lists renders [F-24]', async ({ page, network }) => {
  network.respond('/courses', { json: { success: true, courses: [] } });
  respondWithProfile(network, { courses: ['c-gone', null, { _id: 'c-also-gone' }], avatar: null });
  await signIn(page, student);
  await expect(page.getByRole('tabpanel', { name: 'My Courses' }).getByRole('listitem')).toHaveText([
    /Course c-gone/,
    /Course c-also-gone/,
  ]);
});

test('arrow keys switch tabs, and input in a tab is kept [R-207]', async ({ page }) => {
  await signIn(page, student);
  await tab(page, 'My Courses').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Change Password')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Current Password').fill('typed');
  await tab(page, 'My Courses').click();
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await tab(page, 'Change Password').click();
  await expect(page.getByLabel('Current Password')).toHaveValue('typed');
});
