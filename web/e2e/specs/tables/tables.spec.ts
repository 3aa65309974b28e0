import { openAsOperator, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';
import { timeToPaint } from './time-to-paint.ts';

const path = '/franchise/student-management';

test('10,000 students render within a second of their data, a keystroke within 50 ms and its results soon after [F-19]', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('tbody tr')) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(window, { renderedAt: performance.now() }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  });
  await openAsOperator(page, path, 'huge');
  await expect(rowRange(page)).toHaveText('1–5 of 10040', { timeout: 30_000 });
  const renderTime = await page.evaluate(() => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/v1/franchise/users'));
    return entry instanceof PerformanceResourceTiming ? Reflect.get(window, 'renderedAt') - entry.responseEnd : undefined;
  });
  expect(renderTime).toBeLessThan(1000);
  await searchBox(page).focus();
  const times: { letter: number; rows: number }[] = [];
  // Each key changes the rows, so there is something to paint.
  for (const key of [...'1234', ...Array(4).fill('Backspace')]) times.push(await timeToPaint(page, key));
  expect(median(times.map(({ letter }) => letter))).toBeLessThan(50);
  // Other tests run in parallel; `pnpm bench` measures alone.
  expect(median(times.map(({ rows }) => rows))).toBeLessThan(150);
});

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
