import type { Page } from '@playwright/test';

/** Puts courses into the cart of a guest. */
export async function storeGuestCart(page: Page, ids: readonly string[]): Promise<void> {
  // Any file of the same origin that does not start the app.
  await page.goto('/icon.svg');
  await page.evaluate((items) => localStorage.setItem('institute.cart', items), JSON.stringify(ids.map((_id) => ({ _id, title: _id }))));
}
