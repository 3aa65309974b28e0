import type { Locator, Page } from '@playwright/test';
import { openAsOperator, row, sidebarLink } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN);
const courseLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Nursing Entrance Coaching' });

test('Back and Forward return to the same place of a page, and a link leads to the top [R-042]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/courses');
  await courseLink(page).scrollIntoViewIfNeeded();
  const before = await top(courseLink(page));
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await courseLink(page).click();
  await expect(heading(page, 'Nursing Entrance Coaching')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goBack();
  await expect(heading(page, 'Courses')).toBeFocused();
  await expect.poll(() => top(courseLink(page))).toBe(before);
  await page.goForward();
  await expect(heading(page, 'Nursing Entrance Coaching')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrollTop(page), 'after a reload').toBe(300);
  await page.goBack();
  await expect(courseLink(page), 'from another document, whose fonts load later').toBeInViewport();
});

test("Back returns to the same row of an operator's list", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAsOperator(page, '/franchise/student-management?size=25');
  const last = row(page, (await page.getByRole('main').locator('tbody th').last().textContent()) ?? '').first();
  await last.scrollIntoViewIfNeeded();
  const before = await top(last);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await sidebarLink(page, 'Dashboard').click();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Student List')).toBeFocused();
  await expect.poll(() => top(last)).toBe(before);
});

test('Back from a category returns to where the viewer was', async ({ page }) => {
  await page.goto('/courses');
  await page
    .getByRole('navigation', { name: 'Course categories' })
    .getByRole('link', { name: /^Skill courses/ })
    .click();
  await expect(page).toHaveURL('/courses#category-2');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => scrollTop(page)).toBe(0);
});
