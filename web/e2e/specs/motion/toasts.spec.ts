import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { durations, holdAnimations, loadMotion, rendered } from '../../support/motion.ts';
import { addToCart, course } from '../../support/pages/course.ts';
import { cartButton } from '../../support/pages/header.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test.use({ reducedMotion: 'no-preference' });

const message = /Added/;
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const closeButton = (page: Page) => region(page).getByRole('button', { name: 'Close notification' });

test('a toast rises and fades in', async ({ page }) => {
  await page.goto(course.path);
  await loadMotion(page);
  const release = await holdAnimations(page);
  await addToCart(page).click();
  await expect.poll(async () => (await rendered(toast(page, message))).opacity).toBeLessThan(0.9);
  const { opacity, y } = await rendered(toast(page, message));
  expect([opacity > 0.1, y > 1]).toEqual([true, true]);
  for (const duration of await durations(page)) expect(duration).toBeLessThanOrEqual(250);
  await release();
  await expect.poll(() => rendered(toast(page, message))).toEqual({ opacity: 1, x: 0, y: 0 });
});

test('a toast that is closed fades, and cannot be pressed or focused meanwhile', async ({ page }) => {
  await page.goto(course.path);
  await loadMotion(page);
  await addToCart(page).click();
  await expect.poll(() => rendered(toast(page, message))).toEqual({ opacity: 1, x: 0, y: 0 });
  const release = await holdAnimations(page);
  await closeButton(page).click();
  const leaving = page.locator('[data-toast]');
  await expect.poll(async () => (await rendered(leaving)).opacity).toBeLessThan(0.9);
  const state = await leaving.evaluate((element) => {
    const button = element.querySelector('button');
    button?.focus();
    const { left, top } = element.getBoundingClientRect();
    return { isFocused: element.contains(document.activeElement), isHit: element.contains(document.elementFromPoint(left + 20, top + 20)) };
  });
  expect(state).toEqual({ isFocused: false, isHit: false });
  await release();
  await expect(leaving).toHaveCount(0);
  await expect(page.locator('[aria-label=Notifications]')).toHaveCount(0);
});

test('a new toast comes while the last one leaves', async ({ page }) => {
  await page.goto(course.path);
  await loadMotion(page);
  await addToCart(page).click();
  await closeButton(page).click({ trial: true });
  const release = await holdAnimations(page);
  await closeButton(page).click();
  await expect(page.locator('[data-toast][inert]')).toHaveCount(1);
  await addToCart(page).click();
  await expect(toast(page, /Already/)).toBeVisible();
  await release();
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(toast(page, /Already/)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px an opening drawer does not move the toast, and nothing shifts the layout`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await watchLayoutShifts(page);
    await page.goto(course.path);
    await loadMotion(page);
    await addToCart(page).click();
    await expect.poll(() => rendered(toast(page, message))).toEqual({ opacity: 1, x: 0, y: 0 });
    const before = await region(page).boundingBox();
    const shift = await layoutShift(page);
    const release = await holdAnimations(page);
    await cartButton(page).click();
    await expect(page.getByRole('dialog').locator('[data-toast]')).toBeVisible();
    expect(await region(page).boundingBox()).toEqual(before);
    await release();
    await expect.poll(() => durations(page)).toEqual([]);
    expect(await region(page).boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBe(shift);
  });
}
