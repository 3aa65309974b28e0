import AxeBuilder from '@axe-core/playwright';
import { expect, operator, signIn, student, test } from './app.ts';

const pages = {
  nobody: ['/', '/courses', '/course-detail/c-tally', '/login', '/verification', '/no-such-page', '/user/profile'],
  student: ['/user/profile', '/franchise/dashboard'],
  operator: ['/franchise/dashboard'],
};

for (const [who, paths] of Object.entries(pages)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing for ${who} in ${colorScheme} at 360, 768 and 1280 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (who !== 'nobody') await signIn(page, who === 'student' ? student : operator);
      for (const path of paths) {
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => `${path} at ${width}: ${id} ${nodes.map(({ target }) => target).join(', ')}`);
          expect(found).toEqual([]);
        }
      }
    });
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages.nobody) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
