import type { Page } from '@playwright/test';

/** Milliseconds from a key press until its letter is painted, and until the matching rows are. */
export async function timeToPaint(page: Page, key: string): Promise<{ letter: number; rows: number }> {
  const times = await page.evaluateHandle(() => {
    const count = document.querySelector('nav[aria-label="Pagination"] [role=status]');
    if (!count) throw new Error('The page has no list to search.');
    const painted = (startedAt: number) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
      });
    const promise = new Promise<{ letter: number; rows: number }>((resolve) => {
      const begin = ({ timeStamp }: KeyboardEvent) => {
        const letter = painted(timeStamp);
        const changed = new MutationObserver(async () => {
          changed.disconnect();
          resolve({ rows: await painted(timeStamp), letter: await letter });
        });
        changed.observe(count, { childList: true, characterData: true, subtree: true });
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
    return { promise };
  });
  await page.keyboard.press(key);
  return times.evaluate(({ promise }) => promise);
}
