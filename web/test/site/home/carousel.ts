import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

export const carousel = (name: string): Locator => page.getByRole('group', { name, exact: true });

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
  // react-slick loads after the time of a first slide.
  const isLoaded = () => vi.advanceTimersByTimeAsync(100).then(() => region.getByRole('button', { name: 'Next slide' }).elements().length);
  await expect.poll(isLoaded).toBe(1);
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
