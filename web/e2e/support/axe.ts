import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectLoaded } from './pages/page.ts';
import { expect } from './test.ts';

/** What another colour mode can change. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds once the page's data is there: with all its rules, or with those about colours alone. */
async function axe(page: Page, rules?: string[]): Promise<string[]> {
  await expectLoaded(page);
  // A document takes axe's large script once, however often it is looked at.
  const given = await page.evaluate(() => 'axe' in window);
  // In the page itself: collecting what frames say in another tab takes three times as long, and none is looked into.
  const builder = new AxeBuilder(given ? { page, axeSource: 'void 0' } : { page }).exclude('iframe').setLegacyMode();
  // What passes is not told in full, which takes as long as the rules.
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: rules } };
  const { violations } = await builder.options({ resultTypes: ['violations'], ...runOnly }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Axe finds nothing on the page as it is, in light and in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axe(page), `${state} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toBeAttached();
  expect(await axe(page, colours), `${state} in dark`).toEqual([]);
}

/** The same at the three widths; and nothing is wider than the screen. */
export async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${state} at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
