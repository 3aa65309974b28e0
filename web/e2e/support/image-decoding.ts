import type { Page } from '@playwright/test';

/** From the next load on, a picture is decoded when the returned function is called, or then turns out to be broken. */
export async function holdDecoding(page: Page): Promise<(well: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve, reject) => {
        Object.assign(window, { endDecoding: (well: boolean) => (well ? resolve() : reject(new Error('broken'))) });
      });
  });
  return async (well) => {
    await page.waitForFunction(() => 'endDecoding' in window);
    await page.evaluate((well) => {
      Reflect.get(window, 'endDecoding')(well);
      Reflect.deleteProperty(window, 'endDecoding');
    }, well);
  };
}
