import type { Page } from '@playwright/test';
import { carousel, expectNotMoving, slides } from '../../support/pages/carousel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Holds the script of the moving slides, as a slow network does. */
async function holdMovingSlides(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/moving-slides-*.js', (route) => void held.push(() => route.continue()));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const release of held.splice(0)) await release();
  };
}

for (const [name, number] of [
  ['Highlights', 1],
  ['Featured courses', 2],
] as const)
  test(`a focused link of ${name} stays focused when the slides begin to move`, async ({ page }) => {
    const release = await holdMovingSlides(page);
    await page.goto('/');
    const region = carousel(page, name);
    await region.scrollIntoViewIfNeeded();
    const links = region.getByRole('link');
    await links.first().focus();
    for (let position = 1; position < number; position++) await page.keyboard.press('Tab');
    const link = region.getByRole('link').nth(number - 1);
    await expect(link).toBeFocused();
    const title = await link.textContent();
    await release();
    await expect(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const focused = slides(region).locator('a:focus');
    await expect(focused).toHaveText(title ?? '');
    await expectNotMoving(region);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(focused, 'the order of the focus is kept').toHaveText(title ?? '');
  });
