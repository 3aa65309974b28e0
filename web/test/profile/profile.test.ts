import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { expectTexts, press, texts } from '../support/page.ts';
import { card, details, editSwitch, expectDetails, openProfile, respondWithProfile, saveButton, tab } from './profile.ts';

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

const box = (locator: Locator) => locator.element().getBoundingClientRect();

test('without courses the profile begins with the person and ends with the password, whose input stays when a course arrives', async () => {
  const network = new Network();
  respondWithProfile(network, { courses: [] });
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    await openProfile(network);
    await expect.element(currentPassword).toBeInTheDocument();
    const parts = [card, page.getByText('You have no courses yet.'), details, tab('Change Password')];
    const tops = parts.map((part) => box(part).top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(4);
    expect(box(currentPassword).top).toBeGreaterThanOrEqual(innerHeight);
  }
  // What is being typed stays when the first course arrives.
  await currentPassword.fill('typed');
  respondWithProfile(network, {});
  await editSwitch.click();
  await saveButton.click();
  await expect.element(tab('My Courses')).toBeVisible();
  await expect.element(currentPassword).toHaveValue('typed');
});
