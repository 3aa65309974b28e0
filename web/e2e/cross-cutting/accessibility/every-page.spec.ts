import type { Page } from '@playwright/test';
import { findViolations, setColorScheme } from '../../support/axe.ts';
import { expectLoaded } from '../../support/pages.ts';
import { routesFor } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Few pages per test, so that all tests run for about the same time. */
function groupsOf<Path>(paths: readonly Path[], size = 5): Path[][] {
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, group) => paths.slice(group * size, (group + 1) * size));
}

async function expectToFit(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
}

/** The browser's own setting has the same effect. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Opens each path once, and looks at it in every condition. */
async function examine(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.goto(path);
      await expectLoaded(page);
      for (const width of [320, 768, 1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `${path} at ${width} px`);
      }
      await setTextSize(page, '200%');
      await expectToFit(page, `${path} with text of 200 %`);
      await setTextSize(page, '');
      // All rules except the colour rules have the same result in both colour modes.
      await setColorScheme(page, 'light');
      expect(await findViolations(page), `${path} at 360 px in light`).toEqual([]);
      await setColorScheme(page, 'dark');
      if (!isHindi(path)) expect(await findViolations(page, 'colours'), `${path} at 360 px in dark`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await findViolations(page), `${path} at 1280 px in dark`).toEqual([]);
      if (isHindi(path)) return;
      await setColorScheme(page, 'light');
      expect(await findViolations(page, 'colours'), `${path} at 1280 px in light`).toEqual([]);
    });
  }
}

const inHindi = (paths: readonly string[]) => paths.map((path) => `/hi${path}`);
/** Pages in Hindi have the same colours as the English pages, so each width is checked in one mode only. */
const isHindi = (path: string) => path.startsWith('/hi/');

const axe = 'and axe finds no violations on a phone and a desktop in light and dark mode';
const conditions = `at 320 to 1280 px and with text of 200 %, ${axe}`;

const forGuest = [...routesFor.guest, '/user/profile'];
for (const group of groupsOf([...forGuest, ...inHindi(forGuest)]))
  test(`pages of a guest do not scroll sideways ${conditions}: ${group.join(', ')}`, async ({ page }) => {
    await examine(page, group);
  });

for (const group of groupsOf([...routesFor.operator, ...inHindi(routesFor.operator)]))
  test(`pages of an operator do not scroll sideways ${conditions}: ${group.join(', ')}`, async ({ page }) => {
    await storeSession(page, sessions.operator);
    await examine(page, group);
  });

test(`the profile and a forbidden page of a student do not scroll sideways ${conditions}`, async ({ page }) => {
  await storeSession(page, sessions.student);
  await examine(page, ['/user/profile', '/franchise/dashboard', '/hi/user/profile', '/hi/franchise/dashboard']);
});
