import type { Page } from '@playwright/test';

export const panel = (page: Page) => page.getByRole('region', { name: 'Mocks' });
export const trigger = (page: Page) => panel(page).getByRole('button', { name: 'Mocks', exact: true });
export const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
export const summary = (page: Page, name: string | RegExp) => panel(page).locator('summary', { hasText: name });

export async function openSection(page: Page, name: string): Promise<void> {
  await trigger(page).click();
  await summary(page, name).click();
}
