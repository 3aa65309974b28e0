import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { addToCart, cartButton, course, toast } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

/** The file with framer-motion. */
const motionScript = /\/assets\/framer-motion-[\w-]{8}\.js$/;

/** Loads framer-motion by a first interaction. */
async function loadMotion(page: Page): Promise<void> {
  let isLoaded = false;
  const loaded = page.waitForResponse(motionScript).finally(() => {
    isLoaded = true;
  });
  // The page listens as soon as it is hydrated.
  await expect.poll(() => page.keyboard.press('Shift').then(() => isLoaded)).toBe(true);
  // The same import once more resolves when the app's own import has resolved.
  await page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
}

test.use({ reducedMotion: 'no-preference' });

// first-visit.spec.ts tests that neither framer-motion nor the carousel loads before it is needed.

test('the appearing sections of Home do not shift the layout', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchLayoutShifts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.load('16px "Anek Devanagari Variable"', 'aक'));
  await loadMotion(page);
  const before = await layoutShift(page);
  for (const name of ['Start with one of these', 'What we stand for', 'Testimonials', 'Talk to us first']) {
    const section = page.getByRole('region', { name });
    await section.evaluate((element) => element.scrollIntoView());
    await expect(section).toHaveCSS('opacity', '1');
  }
  expect((await layoutShift(page)) - before).toBeLessThan(0.001);
});

test('without framer-motion, which cannot be loaded, everything works', async ({ page }) => {
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
