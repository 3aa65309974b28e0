import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { carousel, expectMoving } from './carousel.ts';

test.use({ reducedMotion: 'no-preference' });

const banners = 'Highlights';

for (const size of [
  { width: 1280, height: 720 },
  { width: 412, height: 823 },
])
  test(`the carousel library loads only when a carousel scrolls into view, ${size.width} px wide [R-066]`, async ({ page }) => {
    await page.setViewportSize(size);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requestedPaths.filter((path) => path.includes('moving-slides'))).toEqual([]);
    await carousel(page, banners).scrollIntoViewIfNeeded();
    await expectMoving(carousel(page, banners));
    expect(requestedPaths.filter((path) => path.includes('moving-slides'))).not.toEqual([]);
  });

test('axe finds no violations on the home page while it moves [R-065, R-066, R-068]', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const name of [banners, 'Featured courses', 'Testimonials']) {
      await carousel(page, name).scrollIntoViewIfNeeded();
      await expectMoving(carousel(page, name));
    }
    await expectNoViolations(page, 'html', `at ${width} px`);
  }
});
