import type { Page } from '@playwright/test';

/** Holds the decoding of images in pages that load from now on. The returned function lets one decoding succeed or fail. */
export async function holdDecoding(page: Page): Promise<(succeeds: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const fail = () => Promise.reject(new Error('broken'));
    window.createImageBitmap = (...parameters: unknown[]) => {
      const result = () => Reflect.apply(decode, window, parameters);
      // The tests themselves decode without options.
      if (parameters.length === 1) return result();
      return new Promise((resolve) => {
        Object.assign(window, { endDecoding: (succeeds: boolean) => resolve(succeeds ? result() : fail()) });
      });
    };
    // What the app falls back to.
    HTMLImageElement.prototype.decode = fail;
  });
  return async (succeeds) => {
    await page.waitForFunction(() => 'endDecoding' in window);
    await page.evaluate((succeeds) => {
      Reflect.get(window, 'endDecoding')(succeeds);
      Reflect.deleteProperty(window, 'endDecoding');
    }, succeeds);
  };
}
