import type { Page } from '@playwright/test';
import { openLoginBeforeHydration } from '../../support/hydration.ts';
import { loginButton } from '../../support/pages/login.ts';
import { expect, test } from '../../support/test.ts';

/** Stops the clock of the page, so that tests decide how much time passes. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

test('a button that is pressed before hydration is busy after 300 ms, until the press is forgotten', async ({ page }) => {
  await page.clock.install();
  await openLoginBeforeHydration(page);
  await pauseClock(page);
  const show = page.getByRole('button', { name: 'Show password' });
  const busy = page.locator('button[aria-busy]');
  await show.click();
  await page.clock.runFor(299);
  await expect(busy).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await expect(show).toHaveCSS('cursor', 'progress');
  await page.clock.runFor(2699);
  await expect(busy).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(busy).toHaveCount(0);
});

test('Enter makes the submit button busy, and the next press another one', async ({ page }) => {
  await page.clock.install();
  await openLoginBeforeHydration(page);
  await pauseClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(loginButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.clock.runFor(300);
  await expect(page.locator('button[aria-busy]')).toHaveAccessibleName('Show password');
  await page.keyboard.press('Escape');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

for (const react of ['production', 'development React'])
  test(`a busy button hydrates without a mismatch, acts and is no longer busy (${react})`, async ({ page }) => {
    await page.clock.install();
    const hydrate = await openLoginBeforeHydration(page);
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.clock.fastForward(300);
    await expect(page.locator('button[aria-busy]')).toHaveCount(1);
    await hydrate();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  });
