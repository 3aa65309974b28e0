import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app.ts';

const carousel = (page: Page) => page.getByRole('group', { name: 'Featured courses' });
const news = (page: Page) => page.getByRole('region', { name: 'Recognition' });
const isMoving = (part: Locator) => expect(part).toHaveAttribute('data-moving', 'true');
const rests = (part: Locator) => expect(part).not.toHaveAttribute('data-moving');

/** The slides that can be reached, as they are called. */
function slides(page: Page): Locator {
  return carousel(page).locator('.slick-slide:not([inert]) [aria-roledescription=slide]');
}

async function names(page: Page): Promise<(string | null)[]> {
  return slides(page).evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')));
}

/** Opens the page on a clock that stands, with the pointer on the carousel. */
async function openHeld(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).hover();
  await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
  await rests(carousel(page));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

const leave = (page: Page) => page.mouse.move(0, 0);

test('the courses move on every 3000 ms, and stop under the pointer (R-068, R-069)', async ({ page }) => {
  await openHeld(page);
  await page.clock.runFor(9000);
  expect((await names(page))[0]).toMatch(/^Course on Computer Concepts, 1 of 6$/);
  await leave(page);
  await isMoving(carousel(page));
  await page.clock.runFor(2990);
  expect((await names(page))[0]).toMatch(/1 of 6$/);
  await page.clock.runFor(20);
  await expect.poll(async () => (await names(page))[0]).toMatch(/2 of 6$/);
  await page.clock.runFor(3000);
  await expect.poll(async () => (await names(page))[0]).toMatch(/3 of 6$/);
});

test('three courses are shown, two below 991 px, one below 768 px, from the first mount on (R-070)', async ({ page }) => {
  for (const [width, count] of [
    [991, 3],
    [990, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(slides(page), `at ${width} px`).toHaveCount(count);
    const gap = 24;
    const box = await carousel(page).boundingBox();
    for (const slide of await slides(page).all()) {
      const one = await slide.boundingBox();
      expect((one?.width ?? 0) * count, `at ${width} px`).toBeCloseTo((box?.width ?? 0) + gap, -1);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(slides(page), 'follows the width').toHaveCount(3);
});

test('the courses stop while focus is inside, and when told to, until they are told to go on (R-068)', async ({ page }) => {
  await openHeld(page);
  await slides(page).getByRole('link').first().focus();
  await leave(page);
  await page.clock.runFor(9000);
  await rests(carousel(page));
  expect((await names(page))[0]).toMatch(/1 of 6$/);
  await carousel(page).getByRole('button', { name: 'Pause slides' }).press('Enter');
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(9000);
  expect((await names(page))[0]).toMatch(/1 of 6$/);
  await carousel(page).getByRole('button', { name: 'Play slides' }).press('Enter');
  await isMoving(carousel(page));
  await page.clock.runFor(3010);
  await expect.poll(async () => (await names(page))[0]).toMatch(/2 of 6$/);
});

test('the buttons go round by keyboard, and only what is in sight can be reached (R-068)', async ({ page }) => {
  await page.goto('/');
  const next = carousel(page).getByRole('button', { name: 'Next slide' });
  await carousel(page).scrollIntoViewIfNeeded();
  await next.focus();
  await carousel(page).getByRole('button', { name: 'Previous slide' }).press('Enter');
  await expect.poll(() => names(page)).toEqual([expect.stringMatching(/6 of 6$/), expect.stringMatching(/1 of 6$/), expect.anything()]);
  for (const first of [1, 2, 3, 4, 5]) {
    await expect(async () => {
      if (!(await names(page))[0]?.endsWith(`${first} of 6`)) await next.press('Enter');
      expect((await names(page))[0]).toMatch(new RegExp(`${first} of 6$`));
    }).toPass();
    await expect.poll(() => outOfSight(page), `from slide ${first}`).toEqual([]);
    expect(new Set(await names(page)).size).toBe(3);
  }
});

/** Links in the carousel that could have the focus though they are not seen. */
function outOfSight(page: Page): Promise<string[]> {
  return carousel(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const focusable = [...element.querySelectorAll<HTMLElement>('a')].filter((link) => !link.closest('[inert]'));
    const hidden = focusable.filter((link) => {
      const box = link.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return hidden.map((link) => link.textContent ?? '');
  });
}

test('recognition moves past below the header, and rests under the pointer, with focus and when told to (R-065)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const left = async () => (await news(page).locator('[data-track]').boundingBox())?.x ?? 0;
  const run = async () => {
    // The frame that is under way when it is told to stop is still drawn.
    await page.clock.runFor(50);
    const before = await left();
    await page.clock.runFor(1000);
    return (await left()) - before;
  };
  await isMoving(news(page));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  expect(await run()).toBeLessThan(-10);
  await news(page).hover();
  await rests(news(page));
  expect(await run(), 'under the pointer').toBe(0);
  await leave(page);
  await isMoving(news(page));
  expect(await run(), 'goes on').toBeLessThan(-10);
  const button = news(page).getByRole('button');
  await button.focus();
  await rests(news(page));
  expect(await run(), 'with focus').toBe(0);
  await button.press('Enter');
  await button.blur();
  await expect(button).toHaveAccessibleName('Play news');
  expect(await run(), 'told to stop').toBe(0);
  await button.press('Enter');
  await isMoving(news(page));
  expect(await run(), 'told to go on').toBeLessThan(-10);
});

test('recognition is read once (R-065)', async ({ page }) => {
  await page.goto('/');
  await isMoving(news(page));
  await expect(news(page).getByText('Certificates that employers check online')).toHaveCount(2);
  await expect(news(page).getByRole('listitem').filter({ hasText: 'Certificates that employers check online' })).toHaveCount(1);
  const banner = await news(page).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(banner?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
});

test('nothing moves where less motion is wished, and all can be read and reached (R-065, R-068, R-069)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await openHeld(page);
  await leave(page);
  await page.clock.runFor(9000);
  expect((await names(page))[0]).toMatch(/1 of 6$/);
  await expect(page.getByRole('main').getByRole('button', { name: /pause|play/i })).toHaveCount(0);
  await expect(news(page).locator('[data-track]')).toHaveCount(0);
  for (const item of await news(page).getByRole('listitem').all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360, (await item.textContent()) ?? '').toBe(true);
  }
  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(100);
  await expect.poll(async () => (await names(page))[0]).toMatch(/2 of 6$/);
});

test('axe finds nothing on the home page while it moves (R-065, R-068)', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await isMoving(carousel(page));
    await isMoving(news(page));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      `at ${width} px`,
    ).toEqual([]);
  }
});

test('nothing jumps when the carousel and the banner begin to move (R-065, R-068)', async ({ page }) => {
  // So low that the carousel is far below what is seen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/');
  // Both scripts of the font, which else may come in between.
  await page.evaluate(() => document.fonts.load('16px "Anek Devanagari Variable"', 'aक'));
  const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
  await expect(carousel(page)).toBeAttached();
  await expect(page.locator('.slick-list')).toHaveCount(0);
  const before = await height();
  await carousel(page).scrollIntoViewIfNeeded();
  await isMoving(carousel(page));
  expect(await height()).toBe(before);
});
