import type { Page } from '@playwright/test';
import { brand } from '../../../src/lib/brand.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { carousel, expectMoving, expectNotMoving, movePointerAway, openHovered, slideNames } from '../../support/pages/carousel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const recognition = (page: Page) => page.getByRole('region', { name: 'Recognition' });
const track = (page: Page) => recognition(page).locator('[data-track]');
const left = (page: Page) => track(page).evaluate((element) => element.getBoundingClientRect().left);
const carousels = ['Highlights', 'Featured courses', 'Testimonials'];

test('Home at / shows its headline first, then all sections in order [R-046]', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: brand.promise })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all courses' })).toBeInViewport();
  const sections = [
    page.getByRole('heading', { level: 1 }),
    carousel(page, 'Highlights'),
    carousel(page, 'Featured courses'),
    page.getByRole('heading', { name: 'Mission' }),
    page.getByRole('heading', { name: 'Testimonials' }),
    page.getByRole('link', { name: 'Find your course' }),
  ];
  const tops: number[] = [];
  for (const section of sections) tops.push((await section.boundingBox())?.y ?? -1);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);
});

test('Mission, Vision and Strategy each have an image and a text [R-071, R-072, R-073]', async ({ page }) => {
  await page.goto('/');
  const texts = new Set<string | null>();
  for (const name of ['Mission', 'Vision', 'Strategy']) {
    const heading = page.getByRole('region', { name: 'What we stand for' }).getByRole('heading', { level: 3, name, exact: true });
    await heading.scrollIntoViewIfNeeded();
    const block = heading.locator('xpath=ancestor::div[.//img][1]');
    await expect(block.locator('img')).toHaveJSProperty('complete', true);
    await expect.poll(() => block.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    texts.add(await block.locator('p').textContent());
  }
  expect(texts.size).toBe(3);
});

test('Testimonials are static, marked as samples, and do not need the server [R-074]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?mocks=server-500');
  const section = page.getByRole('region', { name: 'Testimonials' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Sample testimonials.')).toBeVisible();
  const visibleFigures = section.locator('.slick-slide:not([inert]) figure');
  await expect(visibleFigures).toHaveCount(2);
  for (const figure of await visibleFigures.all()) {
    await expect(figure.locator('blockquote')).not.toBeEmpty();
    await expect(figure.locator('figcaption')).toContainText('sample student');
  }
});

test('recognition scrolls below the header, and pauses on hover, on focus and on the Pause button [R-065]', async ({ page }) => {
  await page.goto('/');
  await expectMoving(recognition(page));
  await expectAdvancing(page);
  await recognition(page).hover();
  await expectNotMoving(recognition(page));
  const position = await expectStill(page, 'under the pointer');
  await movePointerAway(page);
  await expectMoving(recognition(page));
  await expectAdvancing(page, position);
  const button = recognition(page).getByRole('button');
  await button.focus();
  await expectNotMoving(recognition(page));
  await expectStill(page, 'with focus');
  await button.press('Enter');
  await button.blur();
  await expect(button).toHaveAccessibleName('Play news');
  const last = await expectStill(page, 'paused');
  await button.press('Enter');
  await expectMoving(recognition(page));
  await expectAdvancing(page, last);
});

test('recognition loops without a gap [R-065]', async ({ page }) => {
  await page.goto('/');
  await expectMoving(recognition(page));
  await recognition(page).hover();
  await expectNotMoving(recognition(page));
  const [first, last] = await track(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error('There is no animation.');
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    if (iterations !== Number.POSITIVE_INFINITY) throw new Error('The animation ends.');
    return [0, Number(duration) - 0.01].map((time, copy) => {
      animation.currentTime = time;
      return element.children[copy]?.getBoundingClientRect().left;
    });
  });
  expect(first).toBeCloseTo(last ?? -1, 0);
});

test('assistive technology finds the recognition only once [R-065]', async ({ page }) => {
  await page.goto('/');
  await expectMoving(recognition(page));
  await expect(recognition(page).getByText('Certificates that employers can check online')).toHaveCount(2);
  await expect(recognition(page).getByRole('listitem').filter({ hasText: 'Certificates that employers can check online' })).toHaveCount(1);
  const regionBox = await recognition(page).boundingBox();
  const headerBox = await page.getByRole('banner').boundingBox();
  expect(regionBox?.y).toBeCloseTo((headerBox?.y ?? 0) + (headerBox?.height ?? 0), 0);
});

test('with reduced motion nothing moves, and everything stays visible and focusable [R-065, R-066, R-068]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  const courses = await openHovered(page, 'Featured courses');
  await movePointerAway(page);
  await page.clock.runFor(9000);
  expect((await slideNames(courses))[0]).toMatch(/1 of \d+$/);
  await carousel(page, 'Highlights').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await slideNames(carousel(page, 'Highlights')))[0]).toMatch(/1 of 4$/);
  await expect(page.getByRole('main').getByRole('button', { name: /pause|play/i })).toHaveCount(0);
  await expect(recognition(page).locator('[data-track]')).toHaveCount(0);
  for (const item of await recognition(page).getByRole('listitem').all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360, (await item.textContent()) ?? '').toBe(true);
  }
  await courses.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(100);
  await expect.poll(async () => (await slideNames(courses))[0]).toMatch(/2 of \d+$/);
});

test('axe finds no violations on the home page while it moves [R-065, R-066, R-068]', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const name of carousels) {
      await carousel(page, name).scrollIntoViewIfNeeded();
      await expectMoving(carousel(page, name));
    }
    await expectMoving(recognition(page));
    await expectNoViolations(page, 'html', `at ${width} px`);
  }
});

test('the layout does not shift when the carousels and the recognition start to move [R-065, R-066, R-068]', async ({ page }) => {
  // A low viewport, so that the carousels are far below it.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/');
  // Loads the font for both scripts, Latin and Devanagari. Otherwise it could shift the page later.
  await page.evaluate(() => document.fonts.load('16px "Anek Devanagari Variable"', 'aक'));
  const height = () => page.getByRole('main').evaluate((main: HTMLElement) => main.offsetHeight);
  await expect(carousel(page, 'Featured courses')).toBeAttached();
  await expect(page.locator('.slick-list')).toHaveCount(0);
  const before = await height();
  for (const name of carousels) {
    await carousel(page, name).scrollIntoViewIfNeeded();
    await expectMoving(carousel(page, name));
    expect(await height(), name).toBe(before);
  }
});

/** The recognition moves to the left, and continues from its last position if given. */
async function expectAdvancing(page: Page, lastPosition?: number): Promise<void> {
  const before = await left(page);
  if (lastPosition !== undefined) expect(before, 'continues from its last position').toBeLessThanOrEqual(lastPosition);
  await expect.poll(() => left(page)).toBeLessThan(before - 20);
}

/** The recognition does not move for ten frames. Returns its position. */
async function expectStill(page: Page, when: string): Promise<number> {
  const positions = await track(page).evaluate(async (element) => {
    const lefts: number[] = [];
    for (let frame = 0; frame < 10; frame++) {
      await new Promise(requestAnimationFrame);
      lefts.push(element.getBoundingClientRect().left);
    }
    return lefts;
  });
  expect(new Set(positions).size, when).toBe(1);
  return positions[0] ?? 0;
}
