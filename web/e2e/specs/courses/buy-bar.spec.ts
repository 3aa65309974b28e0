import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { buyNow, course, ownedCourse } from '../../support/pages/course.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page) => page.locator('[data-buy-bar]');
const panel = (page: Page) => page.getByRole('group', { name: 'Price' });

test('a phone shows price and Buy at its foot, until the price panel is in view', async ({ page }) => {
  await page.goto(course.path);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('Rs. 4200 /-');
  await expect(panel(page)).not.toBeInViewport();
  await expectAccessible(page, 'bar');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name: 'Buy' }).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
});

test('wide screens have no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto(course.path);
  await expect(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the bar covers nothing that has the focus', async ({ page }) => {
  await page.goto(course.path);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The link is in the viewport, but below the bar, so without a scroll padding the browser has no reason to scroll.
  const { isCovered, isStillCovered } = await page.getByRole('link', { name: 'Ask about this course' }).evaluate((link) => {
    const isBelowBar = () =>
      link.getBoundingClientRect().bottom > (document.querySelector('[data-buy-bar]')?.getBoundingClientRect().top ?? 0);
    scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' });
    const isCovered = isBelowBar();
    link.focus();
    return { isCovered, isStillCovered: isBelowBar() };
  });
  expect([isCovered, isStillCovered]).toEqual([true, false]);
});

test('the bar keeps the focus of its button when the panel comes into view', async ({ page }) => {
  await page.goto(course.path);
  await bar(page).getByRole('button').focus();
  await panel(page).evaluate((element) => element.scrollIntoView());
  await expect(bar(page)).toHaveAttribute('data-hidden');
  await expect(bar(page).getByRole('button')).toBeFocused();
});

test('the bar of a bought course says so', async ({ page }) => {
  await signIn(page, student, ownedCourse.path);
  await expect(bar(page).getByRole('link', { name: 'You have this course' })).toHaveAttribute('href', '/user/profile');
  await expect(buyNow(page)).toBeVisible();
  await expectAccessible(page, 'bar of a bought course');
});
