import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { button, clickTwice, expectEditable, expectTexts, field, header, press, texts, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { card, details, editSwitch, expectDetails, openProfile, respondWithProfile, saveButton, tab } from './profile.ts';

/** The definition of a term on the student card. */
const cardValue = (term: string) => card.css(`dt:text-is("${term}") + dd`);
const courses = page.getByRole('tabpanel', { name: 'My Courses' });
const currentPassword = page.getByLabelText('Current Password', { exact: true });

test('the student card shows name, email, Student Id and join date; arrow keys switch tabs, and input in a tab is kept [R-063, R-198, R-199, R-200, R-201, R-207]', async () => {
  await openProfile();
  await expectTexts(cardValue('Name'), 'Aarav Sharma');
  await expectTexts(cardValue('Email'), 'student@example.com');
  await expectTexts(cardValue('Student Id'), 'GVI/01/2026');
  await expectTexts(cardValue('Join Date'), '12-01-2026');
  await press(tab('My Courses'), '{ArrowLeft}');
  await expect.element(tab('Change Password')).toHaveAttribute('aria-selected', 'true');
  await currentPassword.fill('typed');
  await tab('My Courses').click();
  await expect.element(currentPassword).not.toBeVisible();
  await tab('Change Password').click();
  await expect.element(currentPassword).toHaveValue('typed');
});

test('a numeric phone number and `pincode` are accepted, an unknown state is shown unchanged, and unusable items of lists are left out [R-209, Q-12, Q-70, F-24]', async () => {
  const network = new Network();
  network.respond('/courses', { json: { success: true, courses: [] } });
  const courseIds = ['c-gone', null, { _id: 'c-also-gone' }];
  const changes = { phone: 1200012345, pinCode: undefined, pincode: 110001, state: 'ladakh', courses: courseIds, avatar: null };
  respondWithProfile(network, changes);
  await openProfile(network);
  await expectDetails({ Phone: '1200012345', Pincode: '110001', State: 'ladakh' });
  const items = ['Course c-gone', 'Course c-also-gone'].map((title) => expect.stringContaining(title));
  await expect.poll(() => texts(courses.getByRole('listitem'))).toEqual(items);
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
  // A half-typed password stays when the first course arrives.
  await currentPassword.fill('typed');
  respondWithProfile(network, {});
  await editSwitch.click();
  await saveButton.click();
  await expect.element(tab('My Courses')).toBeVisible();
  await expect.element(currentPassword).toHaveValue('typed');
});

const openFranchiseProfile = () => renderRoute('/franchise/profile', { as: 'operator' });
const franchiseProfile = {
  'Full Name': 'Meera Joshi',
  Email: 'franchise@example.com',
  'Whatsapp No.': '0000067890',
  City: 'Patna',
  State: 'BIHAR',
};
const edit = page.getByRole('switch', { name: 'Edit' });
const updateButton = button('Update Profile');

test('the profile of an operator shows five fields, which Edit makes editable, and Update Profile saves them [R-307, R-308, R-309, R-310, R-311, R-312, R-313, R-314]', async () => {
  const { network } = await openFranchiseProfile();
  for (const [label, text] of Object.entries(franchiseProfile)) {
    await expect.element(field(label)).toHaveValue(text);
    await expectEditable(field(label), false);
  }
  await expect.element(updateButton).not.toBeInTheDocument();
  await press(edit, ' ');
  for (const label of Object.keys(franchiseProfile)) await expectEditable(field(label));
  await field('Full Name').fill('Meera Devi Joshi');
  await field('Whatsapp No.').fill('0000011111');
  await field('State').selectOptions('jharkhand');
  await clickTwice(updateButton);
  await expect.element(toast(/./)).toHaveAttribute('data-toast', 'success');
  await expect.element(field('State')).toHaveValue('JHARKHAND');
  await expect.element(updateButton).not.toBeInTheDocument();
  // The header shows the new name, too.
  await expect.element(header.getByRole('button', { name: 'Meera Devi Joshi' })).toBeVisible();
  const [{ method, body } = { method: '', body: {} }, ...others] = network.calls('/update-profile');
  expect([method, others]).toEqual(['PUT', []]);
  expect(body).toMatchObject({ fullName: 'Meera Devi Joshi', phone: '0000011111', city: 'Patna', state: 'jharkhand' });
  for (const name of ['pinCode', 'password', 'avatar', 'role']) expect(body).not.toHaveProperty(name);
  expect(body).toHaveProperty('pincode');
});

test('a rejected profile of an operator keeps the input, and Edit asks for confirmation before discarding it [R-440, R-313]', async () => {
  const { network } = await openFranchiseProfile();
  network.respond('/update-profile', { status: 422, json: { success: false, message: { city: ['We do not know this city.'] } } });
  await edit.click();
  await field('City').fill('Nowhere');
  await updateButton.click();
  await expect.element(toast('We do not know this city.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('City')).toHaveFocus();
  await expect.element(field('City')).toHaveValue('Nowhere');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await edit.click();
  await expect.element(field('City')).toHaveValue('Patna');
  expect(confirm).toHaveBeenCalledTimes(1);
});
