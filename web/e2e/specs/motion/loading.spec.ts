import { durations, loadMotion, motionScript } from '../../support/motion.ts';
import { addToCart, course } from '../../support/pages/course.ts';
import { cartButton } from '../../support/pages/header.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('framer-motion loads at the first interaction, and only once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const requests: string[] = [];
  page.on('request', (request) => motionScript.test(request.url()) && requests.push(request.url()));
  await page.goto('/courses', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await loadMotion(page);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 200);
  expect(requests).toHaveLength(1);
});

test('with reduced motion framer-motion does not load, and nothing moves', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => motionScript.test(request.url()) && requests.push(request.url()));
  await page.goto(course.path);
  await addToCart(page).click();
  await expect(toast(page, /Added/)).toBeVisible();
  expect(await durations(page)).toEqual([]);
  await cartButton(page).click();
  expect(await durations(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty.')).toBeVisible();
  expect(await durations(page)).toEqual([]);
  expect(requests).toEqual([]);
});

test('without framer-motion, which cannot be loaded, everything works', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(motionScript, (route) => route.abort());
  await page.goto(course.path);
  await addToCart(page).click();
  await expect(toast(page, /Added/)).toBeVisible();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page, /Added/)).toHaveCount(0);
  await cartButton(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'See all courses' })).toBeFocused();
});
