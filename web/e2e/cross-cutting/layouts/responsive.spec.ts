import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { addToCart, buyNow, course } from '../../support/pages/course.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const phone = { width: 360, height: 740 };

test('the drawer closes when the window becomes wide, and the page stays usable', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Back closes the drawer and focuses the heading [F-15]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
});

test('a course page supports increased text spacing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(course.path);
  await expect(page.getByText('1,112 students')).toBeVisible();
  // Acts as a user style sheet; the Content Security Policy forbids style elements.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  await expect(page.getByText('1,112 students')).toHaveCSS('word-spacing', /^[1-9]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('in a low window the header scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const [path, text] of [
  ['/user/profile', 'My Courses'],
  [course.path, 'What To Learn'],
] as const) {
  test(`${path} does not shift when its data arrives late [F-22]`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await storeSession(page, sessions.student);
    await watchLayoutShifts(page);
    await page.goto(`${path}?mocks=slow`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test('a phone shows the two newest toasts [F-28]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(course.path);
  const add = addToCart(page);
  await add.click();
  await add.click();
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
  await expect(toast(page, 'Course Already Added in cart!')).toBeVisible();
  await expect(toast(page, 'Course Successfully Added in cart!')).toBeHidden();
});
