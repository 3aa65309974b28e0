import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectLoaded } from './pages/page.ts';
import { expect } from './test.ts';

/** Rules whose result depends on the colour mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations of the given rules, or of all, once the page has loaded. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await expectLoaded(page);
  // axe's large script is injected once per document.
  const isInjected = await page.evaluate(() => 'axe' in window);
  // Legacy mode runs in the page itself: collecting the results of frames in another tab takes three times as long.
  const builder = new AxeBuilder(isInjected ? { page, axeSource: 'void 0' } : { page }).exclude('iframe').setLegacyMode();
  // Reporting passed rules would take as long as checking them.
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: rules } };
  const { violations } = await builder.options({ resultTypes: ['violations'], ...runOnly }).analyze();
  return format(violations);
}

function format(violations: { id: string; nodes: { target: unknown }[] }[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Checks a part of the page in its current state and colour mode. */
export async function expectNoViolations(page: Page, selector = 'html', message?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze();
  expect(format(violations), message).toEqual([]);
}

/** Checks the page in light and dark mode. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page), `${state} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toBeAttached();
  expect(await findViolations(page, colourRules), `${state} in dark`).toEqual([]);
}

/** Checks the page in both colour modes at three widths, where it must not scroll horizontally. */
export async function expectAccessibleAtAllWidths(page: Page, state: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${state} at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
