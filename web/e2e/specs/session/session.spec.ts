import type { Browser } from '@playwright/test';
import { expect, test, watchConsole } from '../../support/test.ts';

const clocks = [
  ['Asia/Kolkata', -10],
  ['America/New_York', 10],
  ['Pacific/Chatham', 0],
  ['UTC', 1],
] as const;

/** Checks the countdown in a browser context whose clock is years off. */
async function expectCountdown(browser: Browser, timezoneId: string, years: number): Promise<void> {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  const consoleErrors = watchConsole(page);
  const wrongTime = Date.now() + years * 365 * 86_400_000;
  await page.clock.setFixedTime(wrongTime);
  await page.addInitScript(() => {
    const shown: { left: string; at: number }[] = Object.assign(window, { shown: [] }).shown;
    new MutationObserver(() => {
      const left = document.querySelector('main [data-countdown]')?.textContent;
      if (left && left !== shown.at(-1)?.left) shown.push({ left, at: performance.now() });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/user/profile?tab=1');
  await page.waitForFunction(() => 'shown' in window && (window.shown as { left: string }[]).some(({ left }) => Number(left) <= 3));
  await page.clock.setFixedTime(wrongTime + 3 * 86_400_000);
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fprofile%3Ftab%3D1');
  const shown = await page.evaluate(() => ('shown' in window ? (window.shown as { left: string; at: number }[]) : []));
  const numbers = shown.map(({ left }) => Number(left));
  expect([numbers[0], numbers], 'down from 5, each number once').toEqual([5, [...new Set(numbers)].sort((a, b) => b - a)]);
  // A busy machine may show a number late, but never early.
  for (const { left, at } of shown) expect(at - (shown[0]?.at ?? 0), left).toBeGreaterThan((5 - Number(left)) * 1000 - 500);
  expect(consoleErrors).toEqual([]);
  await context.close();
}

test('with a clock that is years off the countdown runs from 5 to 0, once a second [R-191, R-192, R-193, F-12, F-18]', {
  tag: '@development-react',
}, async ({ browser }) => {
  // In parallel, because each takes five seconds.
  await Promise.all(clocks.map(([timezoneId, years]) => expectCountdown(browser, timezoneId, years)));
});
