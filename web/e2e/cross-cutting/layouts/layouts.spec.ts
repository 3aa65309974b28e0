import type { Locator } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { addToCart, buyNow, course } from '../../support/pages/course.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const phone = { width: 360, height: 740 };

test('in forced colors a border tells the current link of the sidebar and of the header', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAsOperator(page, '/franchise/batches');
  const borders = (name: string, side: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll(
        (links, side) => links.filter((link) => getComputedStyle(link).getPropertyValue(side) !== '0px').map((link) => link.textContent),
        side,
      );
  expect(await borders('Franchise', 'border-inline-start-width')).toEqual(['Batch Management']);
  await page.goto('/courses');
  expect(await borders('Main', 'border-bottom-width')).toEqual(['Courses']);
});

/** Those that are visible; others have no box, or one of a pixel for screen readers. */
async function boxes(elements: Locator) {
  const all = await elements.evaluateAll((found) =>
    found.map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      ...element.getBoundingClientRect().toJSON(),
    })),
  );
  return all.filter((box) => box.width > 1);
}

test('with text of 200 % the parts of the header are whole and do not overlap at 360 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  // As the browser's own setting does.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const header = await page.getByRole('banner').boundingBox();
  const items = await boxes(page.getByRole('banner').locator('a, button'));
  const contacts = await boxes(page.getByRole('region', { name: 'Contact' }).locator('a > *'));
  expect(items.map(({ name }) => name)).toEqual(['Gyan Vikas Institute', expect.any(String), expect.stringMatching(/^Cart/), 'Open menu']);
  for (const item of items) {
    expect(item.top, item.name).toBeGreaterThanOrEqual(header?.y ?? Number.NaN);
    expect(item.bottom, item.name).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
  for (const parts of [items, contacts])
    for (const [index, item] of parts.entries()) {
      expect(item.left, item.name).toBeGreaterThanOrEqual(0);
      expect(item.right, item.name).toBeLessThanOrEqual(phone.width);
      for (const other of parts.slice(index + 1)) {
        const isApart = item.right <= other.left || other.right <= item.left || item.bottom <= other.top || other.bottom <= item.top;
        expect(isApart, `${item.name} and ${other.name} are apart`).toBe(true);
      }
    }
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
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the profile and a course do not shift when their data arrives late [F-22]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await storeSession(page, sessions.student);
  await watchLayoutShifts(page);
  for (const [path, text] of [
    ['/user/profile', 'My Courses'],
    [course.path, 'What To Learn'],
  ] as const) {
    await page.goto(`${path}?mocks=slow`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});

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
