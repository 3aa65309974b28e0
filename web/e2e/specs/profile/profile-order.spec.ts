import type { Locator } from '@playwright/test';
import { card, details, editSwitch, respondWithProfile, saveButton, tab } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

async function top(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

for (const width of [360, 1280])
  test(`without courses the profile begins with the person, and ends with the password, at ${width} px`, async ({ page, network }) => {
    await page.setViewportSize({ width, height: 800 });
    respondWithProfile(network, { courses: [] });
    await signIn(page, student);
    const noCourses = page.getByText('You have no courses yet.');
    await expect(page.getByLabel('Current Password')).toBeAttached();
    expect(await top(card(page))).toBeLessThan(await top(noCourses));
    expect(await top(noCourses)).toBeLessThan(await top(details(page)));
    expect(await top(details(page))).toBeLessThan(await top(tab(page, 'Change Password')));
    await expect(page.getByLabel('Current Password')).not.toBeInViewport();
  });

test('a password that is being typed stays when the first course arrives', async ({ page, network }) => {
  respondWithProfile(network, { courses: [] });
  await signIn(page, student);
  await page.getByLabel('New Password', { exact: true }).fill('a new password');
  respondWithProfile(network, {});
  await editSwitch(page).click();
  await saveButton(page).click();
  await expect(tab(page, 'My Courses')).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('a new password');
});
