import type { Locator } from '@playwright/test';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { signInLink } from '../../support/pages/header.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { sessions, storedSession, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const links = [
  ['Dashboard', '/franchise/dashboard'],
  ['Student Management', '/franchise/student-management'],
  ['Exam Management', '/franchise/exams'],
  ['Result Declare', '/franchise/results'],
  ['Marksheet', '/franchise/out-marksheet'],
  ['Batch Management', '/franchise/batches'],
  ['Upload documents', '/franchise/document-update'],
  ['Manage Wallet', '/franchise/wallet'],
] as const;

test('the sidebar has a photo, the name and eight links [R-288, R-289, R-290, R-291, R-292]', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard');
  await expect(page.getByRole('img', { name: 'Photo of Meera Joshi' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Franchise' });
  const navLinks = await nav
    .getByRole('link')
    .evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(navLinks).toEqual(links);
});

test('each sidebar link opens its page at the top with its heading focused [R-293, R-294, R-295, R-296, R-299]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAsOperator(page, '/franchise/batches?size=25');
  const nav = page.getByRole('navigation', { name: 'Franchise' });
  for (const [name, path] of links) {
    await page.evaluate(() => scrollTo(0, 9999));
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('main').getByRole('link', { name: 'Recharge Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recharge Wallet' })).toBeFocused();
  await expect(nav.locator('[aria-current]')).toHaveText(['Manage Wallet']);
});

test('the account menu links to the profile and logs out to the home page [R-297, R-298]', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Meera Joshi' });
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/franchise/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
});

test('on a phone the sidebar is a drawer that closes on Escape, on navigation and when the window grows [R-288]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsOperator(page, '/franchise/dashboard');
  const openButton = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await openButton.press('Enter');
  await expect(drawer.getByText('Meera Joshi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openButton).toBeFocused();
  await openButton.click();
  await drawer.getByRole('link', { name: 'Manage Wallet' }).click();
  await expect(page).toHaveURL('/franchise/wallet');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openButton.click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
});

test('an unknown franchise path shows not found, in the franchise layout for operators and in the site layout for guests [R-300]', async ({
  page,
}) => {
  await page.goto('/franchise/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openAsOperator(page, '/franchise/no-such-page/at/all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/franchise/dashboard');
});

test("not found has a 'Go To Homepage' link in the franchise layout and in the site layout [R-300, Q-78]", async ({ page }) => {
  await page.goto('/franchise/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Go To Homepage' }).click();
  await expect(page).toHaveURL('/');
  await openAsOperator(page, '/franchise/no-such-page');
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go To Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the franchise layout and its page stay hidden until the profile has loaded [S-12]', async ({ page, network }) => {
  network.fail('/profile');
  await storeSession(page, sessions.operator);
  await page.goto('/franchise/batches');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile could not be loaded' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  network.passThrough('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expectLoaded(page);
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'All Batches' })).toBeVisible();
});

test('while the profile loads, the sidebar has the links and the name of the stored session', async ({ page, network }) => {
  const profile = network.hold('/profile');
  await storeSession(page, sessions.operator);
  await page.goto('/franchise/batches');
  const nav = page.getByRole('navigation', { name: 'Franchise' });
  await expect(nav.getByRole('link')).toHaveText(links.map(([name]) => name));
  await expect(page.getByRole('complementary', { name: 'Your centre' }).getByText('Meera Joshi')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo of Meera Joshi' })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Manage Wallet' })).toBeVisible();
  profile.release();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('img', { name: 'Photo of Meera Joshi' })).toBeVisible();
});

test('the counts of the dashboard and the steps to a franchise fill their rows', async ({ page }) => {
  const rowsOf = (list: Locator) =>
    list.getByRole('listitem').evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAsOperator(page, '/franchise/dashboard');
  expect(await rowsOf(page.getByRole('list', { name: 'Counts' }))).toBe(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/franchise');
  expect(await rowsOf(page.getByRole('region', { name: 'How it works, step by step' }))).toBe(1);
});
