import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export const expectMoving = (region: Locator) => expect(region).toHaveAttribute('data-moving', 'true');
export const expectNotMoving = (region: Locator) => expect(region).not.toHaveAttribute('data-moving');
export const movePointerAway = (page: Page) => page.mouse.move(0, 0);

/** The slides that are visible and focusable. */
export function slides(region: Locator): Locator {
  return region.locator('.slick-slide:not([inert]) [aria-roledescription=slide]');
}

export async function slideNames(region: Locator): Promise<(string | null)[]> {
  return slides(region).evaluateAll((elements) => elements.map((slide) => slide.getAttribute('aria-label')));
}

/** Opens the home page with a paused clock and the pointer on a carousel. */
export async function openHovered(page: Page, name: string): Promise<Locator> {
  const region = carousel(page, name);
  await page.clock.install();
  await page.goto('/');
  await region.scrollIntoViewIfNeeded();
  await region.hover();
  await expect(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expectNotMoving(region);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return region;
}

/** The carousel pauses under the pointer and otherwise advances one slide per `interval` milliseconds. */
export async function expectAutoplay(page: Page, region: Locator, interval: number, count: number): Promise<void> {
  const firstSlide = async () => (await slideNames(region))[0];
  await page.clock.runFor(3 * interval);
  expect(await firstSlide(), 'under the pointer').toMatch(new RegExp(`, 1 of ${count}$`));
  await movePointerAway(page);
  await expectMoving(region);
  await page.clock.runFor(interval - 10);
  expect(await firstSlide(), 'not too early').toMatch(new RegExp(`, 1 of ${count}$`));
  await page.clock.runFor(20);
  await expect.poll(firstSlide).toMatch(new RegExp(`, 2 of ${count}$`));
  await page.clock.runFor(interval);
  await expect.poll(firstSlide).toMatch(new RegExp(`, 3 of ${count}$`));
}

/** At this viewport width the carousel shows `count` slides, which fill it. */
export async function expectSlidesAt(page: Page, name: string, width: number, count: number): Promise<void> {
  const region = carousel(page, name);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await region.scrollIntoViewIfNeeded();
  await expect(slides(region), `at ${width} px`).toHaveCount(count);
  const gap = 24;
  const box = await region.boundingBox();
  for (const slide of await slides(region).all()) {
    const slideBox = await slide.boundingBox();
    expect((slideBox?.width ?? 0) * count, `at ${width} px`).toBeCloseTo((box?.width ?? 0) + gap, -1);
  }
}
