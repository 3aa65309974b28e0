import { expectNoViolations } from '../../support/axe.ts';
import { carousel, expectMoving } from '../../support/pages/carousel.ts';
import { test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test('axe finds no violations on the home page while it moves [R-065, R-066, R-068]', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const name of ['Highlights', 'Featured courses', 'Testimonials']) {
      await carousel(page, name).scrollIntoViewIfNeeded();
      await expectMoving(carousel(page, name));
    }
    await expectNoViolations(page, 'html', `at ${width} px`);
  }
});
