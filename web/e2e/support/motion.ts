import type { Locator, Page } from '@playwright/test';

/** The file with framer-motion. */
export const motionScript = /\/assets\/framer-motion-[\w-]{8}\.js$/;

/** Loads framer-motion by a first interaction. */
export async function loadMotion(page: Page): Promise<void> {
  const loaded = page.waitForResponse(motionScript);
  await page.keyboard.press('Shift');
  // The same module once more, which resolves when the app's own import has.
  await page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
}

/** Holds animations that start from now on in their middle, but not the endless ones. Returns a function that lets them go on. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held = new Set<Animation>();
    let frame = 0;
    const hold = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getTiming() ?? {};
        if (held.has(animation) || animation.playState !== 'running' || iterations !== 1) continue;
        held.add(animation);
        animation.pause();
        animation.currentTime = Number(duration) / 2;
      }
      frame = requestAnimationFrame(hold);
    };
    hold();
    const release = () => {
      cancelAnimationFrame(frame);
      for (const animation of held) animation.play();
    };
    Object.assign(window, { releaseAnimations: release });
  });
  return () => page.evaluate(() => Reflect.get(window, 'releaseAnimations')());
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
