import type { Page } from '@playwright/test';
import { durations, holdAnimations, loadMotion, rendered } from '../../support/motion.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const dialog = (page: Page) => page.getByRole('dialog');
const content = (page: Page) => dialog(page).locator('> :first-child');

test('a dialog fades in; its focus, Escape and the return of the focus do not wait for it', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  await loadMotion(page);
  const release = await holdAnimations(page);
  const button = row(page, 'Monsoon batch 2026').getByRole('button');
  // Twice: the dialog is rendered only once.
  for (const time of ['first', 'second']) {
    await button.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect.poll(async () => (await rendered(dialog(page))).opacity, time).toBeLessThan(0.9);
    expect((await rendered(content(page))).y, time).toBeGreaterThan(1);
    for (const duration of await durations(page)) expect(duration, time).toBeLessThanOrEqual(250);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await release();
  await button.press('Enter');
  await expect.poll(() => rendered(dialog(page))).toEqual({ opacity: 1, x: 0, y: 0 });
  await expect.poll(() => rendered(content(page))).toEqual({ opacity: 1, x: 0, y: 0 });
});

for (const [path, side] of [
  ['/', 'right'],
  ['/franchise/dashboard', 'left'],
] as const) {
  test(`the menu of ${path} slides in from the ${side}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsOperator(page, path);
    await loadMotion(page);
    const release = await holdAnimations(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(async () => Math.abs((await rendered(content(page))).x)).toBeGreaterThan(1);
    expect(Math.sign((await rendered(content(page))).x)).toBe(side === 'right' ? 1 : -1);
    await release();
    await expect.poll(() => rendered(content(page))).toEqual({ opacity: 1, x: 0, y: 0 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
}
