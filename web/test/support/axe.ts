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

/** Violations of the given rules, or of all rules. Documents in frames are not part of the website. */
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
export async function expectNoViolations(selector: string, message: string, rules?: string[]): Promise<void> {
  expect(await findViolations(rules, selector), message).toEqual([]);
}

export async function expectAccessible(state: string): Promise<void> {
  await waitForData();
  expect(await findViolations(), `${state} in light`).toEqual([]);
  await setColorScheme('dark');
  expect(await findViolations(colourRules), `${state} in dark`).toEqual([]);
  await setColorScheme('light');
}

/** Checks a phone in light mode and a desktop in dark mode. The page must not scroll horizontally there or on a tablet. */
export async function expectAccessibleAtAllWidths(state: string): Promise<void> {
  const resize = async (width: number) => {
    await page.viewport(width, 800);
    await waitForData();
    const excess = () => document.documentElement.scrollWidth - innerWidth;
    await expect.poll(excess, { message: `${state} at ${width} px` }).toBeLessThanOrEqual(0);
  };
  await resize(768);
  await resize(360);
  expect(await findViolations(), `${state} at 360 px in light`).toEqual([]);
  await resize(1280);
  await setColorScheme('dark');
  expect(await findViolations(), `${state} at 1280 px in dark`).toEqual([]);
  await setColorScheme('light');
}

async function setColorScheme(colorScheme: 'light' | 'dark'): Promise<void> {
  await emulateMedia({ colorScheme });
  await expect.poll(() => document.documentElement.classList.contains(colorScheme)).toBe(true);
}
