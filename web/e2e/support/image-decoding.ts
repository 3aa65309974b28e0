import type { Page } from '@playwright/test';

/** Holds the decoding of images in pages that load from now on. The returned function lets one decoding succeed or fail. */
export async function holdDecoding(page: Page): Promise<(succeeds: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve, reject) => {
        Object.assign(window, { endDecoding: (succeeds: boolean) => (succeeds ? resolve() : reject(new Error('broken'))) });
      });
  });
  return async (succeeds) => {
    await page.waitForFunction(() => 'endDecoding' in window);
    await page.evaluate((succeeds) => {
      Reflect.get(window, 'endDecoding')(succeeds);
      Reflect.deleteProperty(window, 'endDecoding');
    }, succeeds);
  };
}
