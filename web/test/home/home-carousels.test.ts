import { beforeEach, expect, test, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { emulateMedia, expectCount, main, press } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  carousel,
  expectAutoplay,
  expectMoving,
  expectNotMoving,
  expectSlidesAt,
  firstSlide,
  openHovered,
  pressButton,
  setUpMotion,
  slideNames,
  slides,
} from './carousel.ts';

const courses = 'Featured courses';
const banners = 'Highlights';
const testimonials = 'Testimonials';

/** The courses of the mocks. */
const courseCount = 17;
const position = (number: number) => new RegExp(`, ${number} of ${courseCount}$`);
const hrefs = (links: Locator) => links.elements().map((link) => link.getAttribute('href'));

beforeEach(setUpMotion);

test('the image banners advance every 2000 ms and pause on hover [R-066, R-067]', async () => {
  await expectAutoplay(await openHovered(banners), 2000, 4);
});

test('the courses advance every 3000 ms and pause on hover [R-068, R-069]', async () => {
  await expectAutoplay(await openHovered(courses), 3000, courseCount);
});

test('one banner is shown at every width [R-066]', async () => {
  for (const width of [1280, 991, 768, 360]) await expectSlidesAt(banners, width, 1);
});

test('three courses are shown, two below 991 px, one below 768 px, from the first render on [R-070]', async () => {
  for (const [width, count] of [
    [991, 3],
    [990, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await expectSlidesAt(courses, width, count);
  }
  await page.viewport(1280, 800);
  // After the width changes.
  await expectCount(slides(carousel(courses)), 3);
});

test('two testimonials are shown, one below 991 px [R-075]', async () => {
  await expectSlidesAt(testimonials, 991, 2);
  await expectSlidesAt(testimonials, 990, 1);
});

test('each banner has an image with a description and a link [R-066]', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  const region = await openHovered(banners);
  const sources = new Set<string | null>();
  for (let number = 1; number <= 4; number++) {
    await expect.poll(() => slideNames(region)).toEqual([expect.stringMatching(new RegExp(`, ${number} of 4$`))]);
    const image = slides(region).getByRole('img');
    await expect.element(image).toHaveAccessibleName(/\w+ \w+/);
    await expect.element(image).toHaveProperty('naturalWidth', 640);
    sources.add(image.element().getAttribute('src'));
    await expect.element(slides(region).getByRole('link')).toHaveAttribute('href', number === 4 ? '/view-result' : '/courses');
    await pressButton(region, 'Next slide');
  }
  expect(sources.size).toBe(4);
});

test('the courses pause on focus and on the Pause button, until Play is pressed [R-068]', async () => {
  const region = await openHovered(courses);
  slides(region).getByRole('link').first().element().focus();
  await commands.movePointerAway();
  await vi.advanceTimersByTimeAsync(9000);
  await expectNotMoving(region);
  expect(firstSlide(region)).toMatch(position(1));
  await press(region.getByRole('button', { name: 'Pause slides' }), '{Enter}');
  const play = region.getByRole('button', { name: 'Play slides' });
  await expect.element(play).toHaveFocus();
  play.element().blur();
  await vi.advanceTimersByTimeAsync(9000);
  expect(firstSlide(region)).toMatch(position(1));
  await press(play, '{Enter}');
  await expectMoving(region);
  await vi.advanceTimersByTimeAsync(3010);
  await expect.poll(() => firstSlide(region)).toMatch(position(2));
});

test('the buttons wrap around with the keyboard, and only visible slides are focusable [R-068]', async () => {
  const region = await openHovered(courses);
  await pressButton(region, 'Previous slide');
  await expect
    .poll(() => slideNames(region))
    .toEqual([expect.stringMatching(position(courseCount)), expect.stringMatching(position(1)), expect.anything()]);
  for (const first of [1, 2, 3, 4, 5]) {
    await pressButton(region, 'Next slide');
    await expect.poll(() => firstSlide(region)).toMatch(position(first));
    for (const animation of region.element().getAnimations({ subtree: true })) animation.finish();
    await expect.poll(() => hiddenFocusableLinks(region), { message: `from slide ${first}` }).toEqual([]);
    expect(new Set(slideNames(region)).size).toBe(3);
  }
});

test('the carousel leads to every course [R-068]', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await page.viewport(360, 800);
  await renderRoute('/courses');
  const list = main.getByRole('article').getByRole('link');
  await expectCount(list, courseCount);
  const all = hrefs(list);
  const region = await openHovered(courses);
  const reached = new Set<string | null>();
  for (let number = 1; number <= courseCount; number++) {
    await expect.poll(() => slideNames(region)).toEqual([expect.stringMatching(position(number))]);
    for (const href of hrefs(slides(region).getByRole('link'))) reached.add(href);
    await pressButton(region, 'Next slide');
  }
  expect([...reached].sort()).toEqual([...all].sort());
});

/** Links of the carousel that are focusable but not visible. */
function hiddenFocusableLinks(region: Locator): string[] {
  const { left, right } = region.element().getBoundingClientRect();
  const focusable = [...region.element().querySelectorAll('a')].filter((link) => !link.closest('[inert]'));
  const clipped = focusable.filter((link) => {
    const box = link.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
  return clipped.map((link) => link.textContent);
}
