/**
 * Milliseconds from a key press until its letter is painted, and until the matching rows are.
 * @param {{ evaluate: (run: () => unknown) => Promise<any>, keyboard: { press: (key: string) => Promise<void> } }} page
 * @param {string} key
 * @returns {Promise<{ letter: number, rows: number }>}
 */
export async function timeToPaint(page, key) {
  await page.evaluate(() => {
    const count = document.querySelector('nav[aria-label="Pagination"] [role=status]');
    if (!count) throw new Error('The page has no list to search.');
    const timed = new Promise((resolve) => {
      const begin = (/** @type {KeyboardEvent} */ { timeStamp }) => {
        /** @type {number | undefined} */
        let letter;
        const painted = (/** @type {(time: number) => void} */ act) =>
          requestAnimationFrame(() => setTimeout(() => act(performance.now() - timeStamp)));
        painted((time) => {
          letter = time;
        });
        const changed = new MutationObserver(() => {
          changed.disconnect();
          painted((rows) => resolve({ letter: letter ?? rows, rows }));
        });
        changed.observe(count, { childList: true, characterData: true, subtree: true });
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
    Object.assign(window, { timed });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, 'timed'));
}
