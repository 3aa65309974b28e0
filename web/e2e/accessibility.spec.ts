import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, failCall, operator, signIn, student, test } from './app.ts';
import { publicPages } from './pages.ts';
import { answerProfile, field as detail, edit, save, tab } from './profile.ts';

const pages = {
  nobody: [...publicPages, '/verification', '/view-result/certificate', '/no-such-page', '/user/profile'],
  student: ['/user/profile', '/franchise/dashboard'],
  operator: ['/franchise/dashboard', '/franchise/profile'],
};

/** What axe finds once the page's data is there. */
async function axe(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

for (const [who, paths] of Object.entries(pages)) {
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${path} for ${who} in ${colorScheme} at 360, 768 and 1280 px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (who !== 'nobody') await signIn(page, who === 'student' ? student : operator);
        await page.goto(path);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await axe(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  }
}

test('axe finds nothing in the states of lists and of the header', async ({ page }) => {
  await page.goto('/courses?mocks=server-500');
  await expect(page.getByRole('main').getByRole('button', { name: /try again|retry/i })).toBeVisible();
  expect(await axe(page), 'failed list').toEqual([]);
  await page.getByRole('region', { name: 'Mocks' }).getByRole('button', { name: 'Mocks' }).click();
  expect(await axe(page), 'mocks panel').toEqual([]);
  await page.goto('/course-detail/c-tally?mocks=reset');
  await page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').click();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  expect(await axe(page), 'cart').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  expect(await axe(page), 'drawer').toEqual([]);
});

test('axe finds nothing in the states of forms, and around a certificate', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  expect(await axe(page), 'invalid login').toEqual([]);
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  expect(await axe(page), 'invalid registration').toEqual([]);
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send Query' }).click();
  await expect(page.locator('[data-notice=success]')).toBeVisible();
  expect(await axe(page), 'sent query').toEqual([]);
  await page.goto('/view-result');
  await page.getByRole('button', { name: 'View Certificate' }).click();
  expect(await axe(page), 'invalid lookup').toEqual([]);
  await page.getByLabel('Student Id').fill('GVI/01/2026');
  await page.getByLabel('Course', { exact: true }).selectOption('c-ccc');
  await page.getByRole('button', { name: 'View Certificate' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(await axe(page), 'certificate').toEqual([]);
  // Where no script may run, axe may not either.
  expect(complaints.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  complaints.splice(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a student's page where something is refused, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, student);
    await tab(page, 'Change Password').click();
    await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
    await edit(page).click();
    await detail(page, 'Full Name').fill('');
    await save(page).click();
    await expect(detail(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await axe(page), 'password and details').toEqual([]);
    await page.getByRole('button', { name: 'Upload photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    expect(await axe(page), 'photo').toEqual([]);
  });
}

test("axe finds nothing on a student's page that is empty or has failed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerProfile(page, { courses: [], avatar: null, rollNo: undefined, dob: undefined });
  await signIn(page, student);
  expect(await axe(page), 'empty').toEqual([]);
  await answerProfile(page, { courses: ['c-ccc'] });
  await failCall(page, '/courses');
  await page.reload();
  await expect(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  expect(await axe(page), 'failed').toEqual([]);
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages.nobody) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
