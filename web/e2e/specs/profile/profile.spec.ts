import { card, detail, expectDetails, respondWithProfile, tab, user } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The value of the card with this term. */
const fact = (name: string) => `dt:text-is("${name}") + dd`;

test('the student card shows name, email, Student Id and join date [R-198, R-199, R-200, R-201]', async ({ page }) => {
  await signIn(page, student);
  await expect(card(page).locator(fact('Name'))).toHaveText('Aarav Sharma');
  await expect(card(page).locator(fact('Email'))).toHaveText('student@example.com');
  await expect(card(page).locator(fact('Student Id'))).toHaveText('GVI/01/2026');
  await expect(card(page).locator(fact('Join Date'))).toHaveText('12-01-2026');
});

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`days are Indian days in ${timezoneId}, whatever the clock says [R-201, F-18]`, async ({ page, network }) => {
      await page.clock.install({ time: '2031-02-28T23:00:00Z' });
      respondWithProfile(network, { createdAt: '2026-01-11T18:30:00.000Z', dob: '2004-08-15' });
      await signIn(page, student);
      await expect(card(page).locator(fact('Join Date'))).toHaveText('12-01-2026');
      await expect(detail(page, 'Date of Birth')).toHaveValue('2004-08-15');
    });
  });

test('the profile renders without any optional field [F-24]', async ({ page, network }) => {
  // One page load per optional field.
  test.slow();
  await signIn(page, student);
  const optional = Object.keys(user).filter((name) => !['_id', 'fullName', 'email', 'role'].includes(name));
  const all = (value: null | undefined) => Object.fromEntries(optional.map((name) => [name, value]));
  const changesList = [...optional.map((name) => ({ [name]: undefined })), all(undefined), all(null)];
  for (const changes of changesList) {
    respondWithProfile(network, changes);
    await page.goto('/user/profile');
    await expect(card(page).locator(fact('Name')), JSON.stringify(Object.keys(changes))).toHaveText('Aarav Sharma');
    await expect(card(page).locator(fact('Student Id'))).toHaveText('rollNo' in changes ? '-' : user.rollNo);
    await expect(card(page).locator(fact('Join Date'))).toHaveText('createdAt' in changes ? '-' : '12-01-2026');
    await expect(detail(page, 'City')).toHaveValue('city' in changes ? '' : 'Lucknow');
    await expect(tab(page, 'My Courses')).toHaveCount('courses' in changes ? 0 : 1);
  }
});

test('numbers and the other spelling of the PIN are read, and an unknown state is kept [R-209, Q-12, Q-70]', async ({ page, network }) => {
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
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Change Password')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Current Password').fill('typed');
  await tab(page, 'My Courses').click();
  await expect(page.getByLabel('Current Password')).toBeHidden();
  await tab(page, 'Change Password').click();
  await expect(page.getByLabel('Current Password')).toHaveValue('typed');
});
