import { expect, type Locator, type Page } from '@playwright/test';

export function carousel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export const expectMoving = (region: Locator) => expect(region).toHaveAttribute('data-moving', 'true');
