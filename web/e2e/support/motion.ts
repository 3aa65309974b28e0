import { expect, type Locator, type Page } from '@playwright/test';

/** The file with framer-motion. */
export const motionScript = /\/assets\/framer-motion-[\w-]{8}\.js$/;

/** Loads framer-motion by a first interaction. */
export async function loadMotion(page: Page): Promise<void> {
  let isLoaded = false;
  const loaded = page.waitForResponse(motionScript).finally(() => {
    isLoaded = true;
  });
  // The page listens as soon as it is hydrated.
  await expect.poll(() => page.keyboard.press('Shift').then(() => isLoaded)).toBe(true);
  // The same module once more, which resolves when the app's own import has.
  await page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
}

/** How an element is rendered at this moment. `x` and `y` are those of its transform. */
export function rendered(locator: Locator): Promise<{ opacity: number; x: number; y: number }> {
  return locator.evaluate((element) => {
    const { opacity, transform } = getComputedStyle(element);
    const { e, f } = new DOMMatrix(transform);
    return { opacity: Number(opacity), x: e, y: f };
  });
}

/** The durations of the animations of this moment, in milliseconds. The endless ones, of skeletons, do not count. */
export function durations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
    return timings.filter((timing) => timing?.iterations === 1).map((timing) => Number(timing?.duration));
  });
}
