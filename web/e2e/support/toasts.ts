import { expect, type Locator, type Page } from '@playwright/test';

/** The visible toasts with exactly this text, or with a text that matches. */
export function toast(page: Page, text: string | RegExp): Locator {
  const message = page.getByText(text, { exact: true });
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ has: message });
}

/** Shorter than a toast's lifetime. With a longer timeout, a check for no toast would pass after the toast has closed. */
export const soon = { timeout: 3000 };

export async function expectNoToasts(page: Page, message?: string): Promise<void> {
  await expect(toast(page, /./), message).toHaveCount(0, soon);
}
