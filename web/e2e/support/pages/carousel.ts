import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export const isMoving = (part: Locator) => expect(part).toHaveAttribute('data-moving', 'true');
export const rests = (part: Locator) => expect(part).not.toHaveAttribute('data-moving');
export const leave = (page: Page) => page.mouse.move(0, 0);

/** The slides that can be reached. */
export function slides(part: Locator): Locator {
  return part.locator('.slick-slide:not([inert]) [aria-roledescription=slide]');
}

/** How they are called. */
export async function names(part: Locator): Promise<(string | null)[]> {
  return slides(part).evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')));
}

/** Opens the page on a clock that stands, with the pointer on a carousel. */
export async function openHeld(page: Page, name: string): Promise<Locator> {
  const part = carousel(page, name);
  await page.clock.install();
  await page.goto('/');
  await part.scrollIntoViewIfNeeded();
  await part.hover();
  await expect(part.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await rests(part);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return part;
}

/** A carousel that is held does not move; once left, it moves on after this many milliseconds, and again. */
export async function movesOnEvery(page: Page, part: Locator, every: number, count: number): Promise<void> {
  const first = async () => (await names(part))[0];
  await page.clock.runFor(3 * every);
  expect(await first(), 'under the pointer').toMatch(new RegExp(`, 1 of ${count}$`));
  await leave(page);
  await isMoving(part);
  await page.clock.runFor(every - 10);
  expect(await first(), 'not sooner').toMatch(new RegExp(`, 1 of ${count}$`));
  await page.clock.runFor(20);
  await expect.poll(first).toMatch(new RegExp(`, 2 of ${count}$`));
  await page.clock.runFor(every);
  await expect.poll(first).toMatch(new RegExp(`, 3 of ${count}$`));
}

/** So many slides are in sight at a width, and together as wide as the carousel. */
export async function showsAt(page: Page, name: string, width: number, count: number): Promise<void> {
  const part = carousel(page, name);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await part.scrollIntoViewIfNeeded();
  await expect(slides(part), `at ${width} px`).toHaveCount(count);
  const gap = 24;
  const box = await part.boundingBox();
  for (const slide of await slides(part).all()) {
    const one = await slide.boundingBox();
    expect((one?.width ?? 0) * count, `at ${width} px`).toBeCloseTo((box?.width ?? 0) + gap, -1);
  }
}
