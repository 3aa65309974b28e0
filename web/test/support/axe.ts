import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { emulateMedia } from './page.ts';
import { waitForData } from './render-route.tsx';

/** Rules whose result depends on the colour mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Violation {
  id: string;
  nodes: { target: unknown }[];
}

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
  }
}

/** Violations of the given rules, or of all. Documents in frames are not ours. */
async function findViolations(rules?: string[], selector?: string): Promise<string[]> {
  await commands.addAxe();
  const context = { include: [selector ?? 'html'], exclude: ['iframe'] };
  // Reporting passed rules would take as long as checking them.
  const options = { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  const result = await window.axe?.run(context, options);
  if (!result) throw new Error('axe is missing.');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Checks a part of the page in its current state and colour mode. */
export async function expectNoViolations(selector: string, message: string): Promise<void> {
  expect(await findViolations(undefined, selector), message).toEqual([]);
}

/** Checks the page in light and dark mode. */
export async function expectAccessible(state: string): Promise<void> {
  await waitForData();
  expect(await findViolations(), `${state} in light`).toEqual([]);
  await emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => document.documentElement.className).toContain('dark');
  expect(await findViolations(colourRules), `${state} in dark`).toEqual([]);
  await emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => document.documentElement.className).not.toContain('dark');
}

/** Checks the page in both colour modes with the layouts of a phone and of a desk. It must not scroll horizontally, nor on a tablet. */
export async function expectAccessibleAtAllWidths(state: string): Promise<void> {
  for (const width of [768, 360, 1280]) {
    await page.viewport(width, 800);
    if (width !== 768) await expectAccessible(`${state} at ${width} px`);
    expect(document.documentElement.scrollWidth - innerWidth, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
