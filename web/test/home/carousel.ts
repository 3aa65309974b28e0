import { expect, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { emulateMedia, expectCount, press } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

export const carousel = (name: string): Locator => page.getByRole('group', { name, exact: true });

/** Lets slides move. */
export async function setUpMotion(): Promise<void> {
  await emulateMedia({ reducedMotion: 'no-preference' });
}

export const expectMoving = (region: Locator) => expect.element(region).toHaveAttribute('data-moving', 'true');
export const expectNotMoving = (region: Locator) => expect.element(region).not.toHaveAttribute('data-moving');

/** Scrolls as little as possible. */
export const scrollTo = (region: Locator) => region.element().scrollIntoView({ block: 'nearest' });

/** The slides that are visible and focusable. */
export const slides = (region: Locator): Locator => region.css('.slick-slide:not([inert]) [aria-roledescription=slide]');

export const slideNames = (region: Locator): (string | null)[] =>
  slides(region)
    .elements()
    .map((slide) => slide.getAttribute('aria-label'));
export const firstSlide = (region: Locator): string | null | undefined => slideNames(region)[0];

/** Opens the home page with the pointer on a carousel. From then on the test moves the time. */
export async function openHovered(name: string): Promise<Locator> {
  const region = carousel(name);
  await renderRoute('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  scrollTo(region);
  await region.hover();
  await expect.element(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expectNotMoving(region);
  // react-slick measures itself again after a while.
  await vi.advanceTimersByTimeAsync(1000);
  return region;
}

/** Goes to another slide and waits for it. Little time passes, because react-slick would lose a press while it measures itself. */
export async function pressButton(region: Locator, name: 'Next slide' | 'Previous slide'): Promise<void> {
  const before = slideNames(region);
  await press(region.getByRole('button', { name }), '{Enter}');
  const moveOn = async () => {
    await vi.advanceTimersByTimeAsync(1);
    return slideNames(region);
  };
  await expect.poll(moveOn).not.toEqual(before);
}

/** The carousel pauses under the pointer and otherwise advances one slide per `interval` milliseconds. */
export async function expectAutoplay(region: Locator, interval: number, count: number): Promise<void> {
  const position = (number: number) => new RegExp(`, ${number} of ${count}$`);
  await vi.advanceTimersByTimeAsync(3 * interval);
  expect(firstSlide(region), 'under the pointer').toMatch(position(1));
  await commands.movePointerAway();
  await expectMoving(region);
  await vi.advanceTimersByTimeAsync(interval - 10);
  expect(firstSlide(region), 'not too early').toMatch(position(1));
  await vi.advanceTimersByTimeAsync(20);
  await expect.poll(() => firstSlide(region)).toMatch(position(2));
  await vi.advanceTimersByTimeAsync(interval);
  await expect.poll(() => firstSlide(region)).toMatch(position(3));
}

/** At this viewport width the carousel shows `count` slides, which fill it. */
export async function expectSlidesAt(name: string, width: number, count: number): Promise<void> {
  const region = carousel(name);
  await page.viewport(width, 800);
  await renderRoute('/');
  scrollTo(region);
  await expectCount(slides(region), count);
  const gap = 24;
  const filled = region.element().getBoundingClientRect().width + gap;
  for (const slide of slides(region).elements())
    expect(slide.getBoundingClientRect().width * count, `at ${width} px`).toBeCloseTo(filled, -1);
}
