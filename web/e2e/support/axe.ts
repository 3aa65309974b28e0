import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectLoaded } from './pages.ts';
import { expect } from './test.ts';

/** Rules whose result depends on the colour mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations of all rules, or of the colour rules, once the page has loaded. */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await expectLoaded(page);
  // axe's large script is injected once per document.
  const isInjected = await page.evaluate(() => 'axe' in window);
  // Legacy mode runs in the page itself: collecting the results of frames in another tab takes three times as long.
  const builder = new AxeBuilder(isInjected ? { page, axeSource: 'void 0' } : { page }).exclude('iframe').setLegacyMode();
  // Reporting passed rules would take as long as checking them.
  const runOnly = rules === 'colours' && { runOnly: { type: 'rule' as const, values: colourRules } };
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

/** Changes the colours of the open page, and stops its animations. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator(`html.${colorScheme}`)).toBeAttached();
}

/** Checks the page in light and dark mode. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await setColorScheme(page, 'light');
  expect(await findViolations(page), `${state} in light`).toEqual([]);
  await setColorScheme(page, 'dark');
  expect(await findViolations(page, 'colours'), `${state} in dark`).toEqual([]);
}
