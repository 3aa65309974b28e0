import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { loadMotion, rendered } from '../../support/motion.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

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
    await expect.poll(async () => (await rendered(section)).opacity).toBe(1);
  }
  expect((await layoutShift(page)) - before).toBeLessThan(0.001);
});
