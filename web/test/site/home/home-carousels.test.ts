import { beforeEach, expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { emulateMedia, expectCount, expectTexts, press, texts } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { carousel, expectMoving, expectNotMoving, firstSlide, openHovered, pressButton, scrollTo, slideNames, slides } from './carousel.ts';

const courses = 'Featured courses';
const banners = 'Highlights';
const testimonials = 'Testimonials';

/** The courses of the mocks. */
const courseCount = 17;
const position = (number: number) => new RegExp(`, ${number} of ${courseCount}$`);

beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

test.for([
  [banners, 2000, 4],
  [courses, 3000, courseCount],
] as const)('the slides of %s advance every %d ms and pause on hover [R-066, R-067, R-068, R-069]', async ([name, interval, count]) => {
  const region = await openHovered(name);
  const expectFirst = (number: number) => expect.poll(() => firstSlide(region)).toMatch(new RegExp(`, ${number} of ${count}$`));
  await vi.advanceTimersByTimeAsync(3 * interval);
  expect(firstSlide(region), 'under the pointer').toMatch(/, 1 of/);
  await commands.movePointerAway();
  await expectMoving(region);
  await vi.advanceTimersByTimeAsync(interval - 10);
  expect(firstSlide(region), 'not too early').toMatch(/, 1 of/);
  // react-slick takes 50 ms more.
  await vi.advanceTimersByTimeAsync(60);
  await expectFirst(2);
  await vi.advanceTimersByTimeAsync(interval + 50);
  await expectFirst(3);
});

test('the Pause button stops a carousel until Play, and the arrows move it meanwhile [R-066]', async () => {
  const region = await openHovered(banners);
  const expectStill = async (number: number) => {
    await commands.movePointerAway();
    for (const button of region.getByRole('button').all()) button.element().blur();
    await vi.advanceTimersByTimeAsync(7000);
    expect(firstSlide(region)).toMatch(new RegExp(`, ${number} of 4$`));
  };
  await press(region.getByRole('button', { name: 'Pause slides' }), '{Enter}');
  await expectStill(1);
  await pressButton(region, 'Next slide');
  await expectStill(2);
  await press(region.getByRole('button', { name: 'Play slides' }), '{Enter}');
  await expectMoving(region);
  await vi.advanceTimersByTimeAsync(2060);
  await expect.poll(() => firstSlide(region)).toMatch(/, 3 of 4$/);
});

test('a carousel shows as many slides as its width has room for, which fill it, from the first render on and when the window is resized [R-066, R-070, R-075, Q-41]', async () => {
  for (const [width, counts] of [
    [991, { [banners]: 1, [courses]: 3, [testimonials]: 2 }],
    [990, { [banners]: 1, [courses]: 2, [testimonials]: 1 }],
    [767, { [banners]: 1, [courses]: 1, [testimonials]: 1 }],
  ] as const) {
    await page.viewport(width, 800);
    await renderRoute('/');
    for (const [name, count] of Object.entries(counts)) {
      const region = carousel(name);
      scrollTo(region);
      await expectCount(slides(region), count);
      const gap = 24;
      const filled = region.element().getBoundingClientRect().width + gap;
      for (const slide of slides(region).elements())
        expect(slide.getBoundingClientRect().width * count, `${name} at ${width} px`).toBeCloseTo(filled, -1);
    }
  }
  await page.viewport(991, 800);
  await expectCount(slides(carousel(courses)), 3);
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

for (const [name, number] of [
  [banners, 1],
  [courses, 2],
] as const)
  test(`a focused link of ${name} stays focused when the slides begin to move`, async () => {
    // The viewport is so low that the slides are out of view, where they do not move yet.
    await page.viewport(1280, 200);
    await renderRoute('/');
    const region = carousel(name);
    const link = region.getByRole('link').nth(number - 1);
    await expect.element(link).toBeInTheDocument();
    link.element().focus({ preventScroll: true });
    const title = texts(link);
    await expect.element(link).toHaveFocus();
    await expect.element(region.getByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
    scrollTo(region);
    await expect.element(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const focused = slides(region).css('a:focus');
    await expectTexts(focused, ...title);
    await expectNotMoving(region);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    // The links get the focus in the same order as before.
    await expectTexts(focused, ...title);
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
