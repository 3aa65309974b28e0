import { openAsOperator } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

test('on a phone the buttons of a form stick to the bottom, but not over its first field', async ({ page }) => {
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  const bar = page.locator('[data-action-bar]');
  await openAsOperator(page, '/franchise/create-student');
  const sticky = await bar.boundingBox();
  expect(Math.round((sticky?.y ?? 0) + (sticky?.height ?? 0))).toBe(height);
  await openAsOperator(page, '/franchise/recharge-wallet');
  // The first field begins just above the bottom of the screen.
  const first = await field(page, 'Amount').boundingBox();
  expect((await bar.boundingBox())?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});
