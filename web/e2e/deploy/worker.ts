import type { Page } from '@playwright/test';

/** Opens a page, and resolves when the service worker controls it and has stored what it loaded. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** URLs of everything that the service worker has stored of what was seen. */
export function seenUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('institute.seen'))) return [];
    const requests = await (await caches.open('institute.seen')).keys();
    return requests.map(({ url }) => url);
  });
}
