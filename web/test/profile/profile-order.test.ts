import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { card, details, editSwitch, openProfile, respondWithProfile, saveButton, tab } from './profile.ts';

const box = (locator: Locator) => locator.element().getBoundingClientRect();
const currentPassword = page.getByLabelText('Current Password', { exact: true });
const newPassword = page.getByLabelText('New Password', { exact: true });

async function openWithoutCourses() {
  const network = new Network();
  respondWithProfile(network, { courses: [] });
  return openProfile(network);
}

for (const width of [360, 1280])
  test(`without courses the profile begins with the person, and ends with the password, at ${width} px`, async () => {
    await page.viewport(width, 800);
    await openWithoutCourses();
    await expect.element(currentPassword).toBeInTheDocument();
    const tops = [card, page.getByText('You have no courses yet.'), details, tab('Change Password')].map((part) => box(part).top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(4);
    expect(box(currentPassword).top).toBeGreaterThanOrEqual(innerHeight);
  });

test('a password that is being typed stays when the first course arrives', async () => {
  const { network } = await openWithoutCourses();
  await newPassword.fill('a new password');
  respondWithProfile(network, {});
  await editSwitch.click();
  await saveButton.click();
  await expect.element(tab('My Courses')).toBeVisible();
  await expect.element(newPassword).toHaveValue('a new password');
});
