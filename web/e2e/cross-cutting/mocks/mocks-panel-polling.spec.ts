import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { button, openSection, panel, summary } from './panel.ts';

/** Responds to the panel in place of the mocks. */
interface ControlFetch {
  calls: number;
  isDown: boolean;
  /** Holds the responses of the next load. */
  isHolding: boolean;
  release?: () => void;
}

declare global {
  interface Window {
    controlFetch: ControlFetch;
  }
}

/** The mocks run in a service worker, which `page.route` cannot see. */
function patchControlFetch(): void {
  const original = window.fetch.bind(window);
  const control: ControlFetch = { calls: 0, isDown: false, isHolding: false };
  window.controlFetch = control;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/__mocks/')) return original(input, init);
    control.calls += 1;
    if (control.isDown) throw new TypeError('The mocks are down');
    const response = await original(input, init);
    if (control.isHolding && url.endsWith('/faults')) {
      control.isHolding = false;
      await new Promise<void>((resolve) => {
        control.release = resolve;
      });
    }
    return response;
  };
}

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    window.controlFetch.calls = 0;
  }, state);

test('the mocks panel shows that the mocks do not respond until they do again [R-449]', async ({ page }) => {
  await page.addInitScript(patchControlFetch);
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  await page.evaluate(() => Object.assign(window.controlFetch, { isDown: true }));
  await expect(panel(page).getByRole('alert')).toHaveText('The mocks are down');
  await expect(panel(page).getByLabel('Operation')).toBeVisible();
  await page.evaluate(() => Object.assign(window.controlFetch, { isDown: false }));
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('the mocks panel drops a response that a newer one has overtaken [R-449]', async ({ page }) => {
  await page.addInitScript(patchControlFetch);
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  await page.evaluate(() => Object.assign(window.controlFetch, { isHolding: true }));
  await page.waitForFunction(() => window.controlFetch.release);
  await button(page, 'Add fault').click();
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  const faults = await summary(page, 'Faults (1)').evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, { characterData: true, childList: true, subtree: true });
    window.controlFetch.release?.();
    return texts;
  });
  // The panel has polled again.
  await page.evaluate(() => fetch('/v1/courses'));
  await expect(summary(page, 'Calls (1)')).toBeVisible();
  expect(await faults.jsonValue()).toEqual([]);
});

test('the mocks panel polls only while the page is visible [R-449]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(patchControlFetch);
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  const calls = () => page.evaluate(() => window.controlFetch.calls);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(5000);
  expect(await calls()).toBe(0);
  await setVisibility(page, 'visible');
  await page.clock.runFor(1000);
  await expect.poll(calls).toBeGreaterThan(0);
});
