import type { Locator } from '@playwright/test';
import {
  carousel,
  expectAutoplay,
  expectMoving,
  expectNotMoving,
  expectSlidesAt,
  movePointerAway,
  openHovered,
  slideNames,
  slides,
} from '../../support/pages/carousel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const courses = 'Featured courses';
const banners = 'Highlights';
const testimonials = 'Testimonials';

/** The courses of the mocks. */
const courseCount = 17;
const position = (number: number) => new RegExp(`, ${number} of ${courseCount}$`);

test('the image banners advance every 2000 ms and pause on hover [R-066, R-067]', async ({ page }) => {
  await expectAutoplay(page, await openHovered(page, banners), 2000, 4);
});

test('the courses advance every 3000 ms and pause on hover [R-068, R-069]', async ({ page }) => {
  await expectAutoplay(page, await openHovered(page, courses), 3000, courseCount);
});

test('one banner is shown at every width [R-066]', async ({ page }) => {
  for (const width of [1280, 991, 768, 360]) await expectSlidesAt(page, banners, width, 1);
});

test('three courses are shown, two below 991 px, one below 768 px, from the first render on [R-070]', async ({ page }) => {
  for (const [width, count] of [
    [991, 3],
    [990, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await expectSlidesAt(page, courses, width, count);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(slides(carousel(page, courses)), 'after the width changes').toHaveCount(3);
});

test('two testimonials are shown, one below 991 px [R-075]', async ({ page }) => {
  await expectSlidesAt(page, testimonials, 991, 2);
  await expectSlidesAt(page, testimonials, 990, 1);
});

test('each banner has an image with a description and a link [R-066]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const region = carousel(page, banners);
  await region.scrollIntoViewIfNeeded();
  const sources = new Set<string | null>();
  for (let number = 1; number <= 4; number++) {
    await expect.poll(() => slideNames(region)).toEqual([expect.stringMatching(new RegExp(`, ${number} of 4$`))]);
    const image = slides(region).getByRole('img');
    await expect(image).toHaveAccessibleName(/\w+ \w+/);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(640);
    sources.add(await image.getAttribute('src'));
    await expect(slides(region).getByRole('link')).toHaveAttribute('href', number === 4 ? '/view-result' : '/courses');
    await region.getByRole('button', { name: 'Next slide' }).click();
  }
  expect(sources.size).toBe(4);
});

test('the courses pause on focus and on the Pause button, until Play is pressed [R-068]', async ({ page }) => {
  const region = await openHovered(page, courses);
  await slides(region).getByRole('link').first().focus();
  await movePointerAway(page);
  await page.clock.runFor(9000);
  await expectNotMoving(region);
  expect((await slideNames(region))[0]).toMatch(position(1));
  await region.getByRole('button', { name: 'Pause slides' }).press('Enter');
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(9000);
  expect((await slideNames(region))[0]).toMatch(position(1));
  await region.getByRole('button', { name: 'Play slides' }).press('Enter');
  await expectMoving(region);
  await page.clock.runFor(3010);
  await expect.poll(async () => (await slideNames(region))[0]).toMatch(position(2));
});

test('the buttons wrap around with the keyboard, and only visible slides are focusable [R-068]', async ({ page }) => {
  await page.goto('/');
  const region = carousel(page, courses);
  const next = region.getByRole('button', { name: 'Next slide' });
  await region.scrollIntoViewIfNeeded();
  await next.focus();
  await region.getByRole('button', { name: 'Previous slide' }).press('Enter');
  await expect
    .poll(() => slideNames(region))
    .toEqual([expect.stringMatching(position(courseCount)), expect.stringMatching(position(1)), expect.anything()]);
  for (const first of [1, 2, 3, 4, 5]) {
    await expect(async () => {
      if (!(await slideNames(region))[0]?.endsWith(`, ${first} of ${courseCount}`)) await next.press('Enter');
      expect((await slideNames(region))[0]).toMatch(position(first));
    }).toPass();
    await expect.poll(() => hiddenFocusableLinks(region), `from slide ${first}`).toEqual([]);
    expect(new Set(await slideNames(region)).size).toBe(3);
  }
});

test('the carousel leads to every course [R-068]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  const hrefs = (links: Locator) => links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  await page.goto('/courses');
  const list = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(list).toHaveCount(courseCount);
  const all = await hrefs(list);
  await page.goto('/');
  const region = carousel(page, courses);
  await region.scrollIntoViewIfNeeded();
  const reached = new Set<string | null>();
  for (let number = 1; number <= courseCount; number++) {
    await expect.poll(() => slideNames(region)).toEqual([expect.stringMatching(position(number))]);
    for (const href of await hrefs(slides(region).getByRole('link'))) reached.add(href);
    await region.getByRole('button', { name: 'Next slide' }).click();
  }
  expect([...reached].sort()).toEqual([...all].sort());
});

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

/** Links of the carousel that are focusable but not visible. */
function hiddenFocusableLinks(region: Locator): Promise<string[]> {
  return region.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const focusable = [...element.querySelectorAll<HTMLElement>('a')].filter((link) => !link.closest('[inert]'));
    const clipped = focusable.filter((link) => {
      const box = link.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return clipped.map((link) => link.textContent ?? '');
  });
}
