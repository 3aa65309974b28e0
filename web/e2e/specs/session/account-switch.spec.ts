import type { Page } from '@playwright/test';
import { addToCart, course } from '../../support/pages/course.ts';
import { sessions, storeSession, tokenFor } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { soon, toast } from '../../support/toasts.ts';

/** Measures the time from the storage event of a sign-in until the page shows no data of Aarav. */
function measureAccountSwitch(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== 'institute.session') return;
    const startedAt = performance.now();
    const fields = () => [...document.querySelectorAll('input')].map(({ value }) => value);
    const check = () => {
      if (/Aarav|student@example|GVI\/01\/2026/.test([document.title, document.body.textContent, ...fields()].join()))
        requestAnimationFrame(check);
      else Object.assign(window, { changedAfterMs: performance.now() - startedAt });
    };
    check();
  });
}

/** Another student of the mocks. */
const rohit = { token: tokenFor('s-002'), user: { _id: 's-002', role: 10, fullName: 'Rohit' } };

const headerButton = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

test('a sign-in in another tab switches every tab to the new viewer within a second, without data of the previous one [S-25, F-17]', async ({
  page,
  context,
}) => {
  await storeSession(page, sessions.student);
  await page.goto(course.path);
  await addToCart(page).click();
  await expect(headerButton(page, /^Cart, 1 course/)).toBeVisible();
  // A hovered toast stays.
  await toast(page, 'Course Successfully Added in cart!').hover();
  const profile = await context.newPage();
  await profile.goto('/user/profile');
  await expect(profile.getByRole('main').getByText('student@example.com')).toBeVisible();
  await profile.getByRole('tab', { name: 'Change Password' }).click();
  await profile.getByLabel('Current Password').fill('what Aarav typed');
  for (const tab of [page, profile]) await tab.evaluate(measureAccountSwitch);
  await storeSession(await context.newPage(), rohit);
  for (const tab of [page, profile]) {
    await expect(headerButton(tab, /Rohit/)).toBeVisible();
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'changedAfterMs'))).toBeLessThan(1000);
    await expect(headerButton(tab, /^Cart, empty/)).toBeVisible();
    await expect(toast(tab, /./), 'toasts of the previous user').toHaveCount(0, soon);
  }
  await expect(profile.getByRole('region', { name: 'Student Card' })).toContainText('Rohit Kumar Singh');
  await profile.getByRole('tab', { name: 'Change Password' }).click();
  await expect(profile.getByLabel('Current Password')).toHaveValue('');
});
