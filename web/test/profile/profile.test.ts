import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../data/people.ts';
import { consoleErrors } from '../support/console-errors.ts';
import { Network } from '../support/network.ts';
import { expectTexts, press, texts } from '../support/page.ts';
import { card, detail, expectDetails, openProfile, respondWithProfile, tab } from './profile.ts';

/** The definition of a term on the student card. */
const cardValue = (term: string) => card.css(`dt:text-is("${term}") + dd`);
const courses = page.getByRole('tabpanel', { name: 'My Courses' });
const currentPassword = page.getByLabelText('Current Password', { exact: true });

test('the student card shows name, email, Student Id and join date [R-063, R-198, R-199, R-200, R-201]', async () => {
  await openProfile();
  await expectTexts(cardValue('Name'), 'Aarav Sharma');
  await expectTexts(cardValue('Email'), 'student@example.com');
  await expectTexts(cardValue('Student Id'), 'GVI/01/2026');
  await expectTexts(cardValue('Join Date'), '12-01-2026');
});

test('the profile renders without any optional field [F-24]', async () => {
  const optionalNames = Object.keys(user).filter((name) => !['_id', 'fullName', 'email', 'role'].includes(name));
  const all = (value: null | undefined) => Object.fromEntries(optionalNames.map((name) => [name, value]));
  const variants = [...optionalNames.map((name) => ({ [name]: undefined })), all(undefined), all(null)];
  const network = new Network();
  for (const changes of variants) {
    respondWithProfile(network, changes);
    await openProfile(network);
    await expect.poll(() => texts(cardValue('Name')), { message: Object.keys(changes).join() }).toEqual(['Aarav Sharma']);
    await expectTexts(cardValue('Student Id'), 'rollNo' in changes ? '-' : user.rollNo);
    await expectTexts(cardValue('Join Date'), 'createdAt' in changes ? '-' : '12-01-2026');
    await expect.element(detail('City')).toHaveValue('city' in changes ? '' : 'Lucknow');
    await expectTexts(page.getByRole('tab'), 'Change Password', ...('courses' in changes ? [] : ['My Courses']));
  }
  // The contract has no null, but a server may send it.
  expect([...new Set(consoleErrors.splice(0))]).toEqual([
    'The response of getProfile does not match the contract: /user/phone must be string or integer',
  ]);
});

test('a numeric phone number and `pincode` are accepted, and an unknown state is shown unchanged [R-209, Q-12, Q-70]', async () => {
  const network = new Network();
  respondWithProfile(network, { phone: 1200012345, pinCode: undefined, pincode: 110001, state: 'ladakh' });
  await openProfile(network);
  await expectDetails({ Phone: '1200012345', Pincode: '110001', State: 'ladakh' });
});

test('a profile with unusable items in its lists renders [F-24]', async () => {
  const network = new Network();
  network.respond('/courses', { json: { success: true, courses: [] } });
  respondWithProfile(network, { courses: ['c-gone', null, { _id: 'c-also-gone' }], avatar: null });
  await openProfile(network);
  const items = ['Course c-gone', 'Course c-also-gone'].map((title) => expect.stringContaining(title));
  await expect.poll(() => texts(courses.getByRole('listitem'))).toEqual(items);
});

test('arrow keys switch tabs, and input in a tab is kept [R-207]', async () => {
  await openProfile();
  await press(tab('My Courses'), '{ArrowLeft}');
  await expect.element(tab('Change Password')).toHaveAttribute('aria-selected', 'true');
  await currentPassword.fill('typed');
  await tab('My Courses').click();
  await expect.element(currentPassword).not.toBeVisible();
  await tab('Change Password').click();
  await expect.element(currentPassword).toHaveValue('typed');
});
