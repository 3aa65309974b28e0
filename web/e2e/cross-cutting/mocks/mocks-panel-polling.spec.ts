import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { openSection, panel } from './panel.ts';

/** Responds to the panel in place of the mocks. */
interface ControlFetch {
  calls: number;
  isDown: boolean;
}

declare global {
  interface Window {
    controlFetch: ControlFetch;
  }
}

/** The mocks run in a service worker, which `page.route` cannot see. */
function patchControlFetch(): void {
  const original = window.fetch.bind(window);
  const control: ControlFetch = { calls: 0, isDown: false };
  window.controlFetch = control;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/__mocks/')) return original(input, init);
    control.calls += 1;
    if (control.isDown) throw new TypeError('The mocks are down');
    return original(input, init);
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
