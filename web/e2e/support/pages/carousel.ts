import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export const expectMoving = (part: Locator) => expect(part).toHaveAttribute('data-moving', 'true');
export const expectResting = (part: Locator) => expect(part).not.toHaveAttribute('data-moving');
export const movePointerAway = (page: Page) => page.mouse.move(0, 0);

/** The slides that are visible and focusable. */
export function slides(part: Locator): Locator {
  return part.locator('.slick-slide:not([inert]) [aria-roledescription=slide]');
}

export async function slideNames(part: Locator): Promise<(string | null)[]> {
  return slides(part).evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')));
}

/** Opens the home page with a paused clock and the pointer on a carousel. */
export async function openHovered(page: Page, name: string): Promise<Locator> {
  const part = carousel(page, name);
  await page.clock.install();
  await page.goto('/');
  await part.scrollIntoViewIfNeeded();
  await part.hover();
  await expect(part.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expectResting(part);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return part;
}

/** A hovered carousel rests. Without the pointer it moves one slide per `interval` milliseconds. */
export async function expectAutoplay(page: Page, part: Locator, interval: number, count: number): Promise<void> {
  const firstName = async () => (await slideNames(part))[0];
  await page.clock.runFor(3 * interval);
  expect(await firstName(), 'under the pointer').toMatch(new RegExp(`, 1 of ${count}$`));
  await movePointerAway(page);
  await expectMoving(part);
  await page.clock.runFor(interval - 10);
  expect(await firstName(), 'not sooner').toMatch(new RegExp(`, 1 of ${count}$`));
  await page.clock.runFor(20);
  await expect.poll(firstName).toMatch(new RegExp(`, 2 of ${count}$`));
  await page.clock.runFor(interval);
  await expect.poll(firstName).toMatch(new RegExp(`, 3 of ${count}$`));
}

/** At a window width the carousel shows this many slides, which fill it. */
export async function expectSlidesAt(page: Page, name: string, width: number, count: number): Promise<void> {
  const part = carousel(page, name);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await part.scrollIntoViewIfNeeded();
  await expect(slides(part), `at ${width} px`).toHaveCount(count);
  const gap = 24;
  const box = await part.boundingBox();
  for (const slide of await slides(part).all()) {
    const slideBox = await slide.boundingBox();
    expect((slideBox?.width ?? 0) * count, `at ${width} px`).toBeCloseTo((box?.width ?? 0) + gap, -1);
  }
}
