import { carousel, expectMoving } from '../../support/pages/carousel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

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
    await carousel(page, 'Highlights').scrollIntoViewIfNeeded();
    await expectMoving(carousel(page, 'Highlights'));
    expect(requestedPaths.filter((path) => path.includes('moving-slides'))).not.toEqual([]);
  });
