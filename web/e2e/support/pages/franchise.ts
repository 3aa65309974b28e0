import type { Locator, Page } from '@playwright/test';
import { sessions, storeSession } from '../session.ts';
import { expect } from '../test.ts';
import { expectLoaded } from './page.ts';

/** Opens a page of the franchise area as the operator, optionally in a scenario of the mocks. */
export async function openAsOperator(page: Page, path: string, scenario?: string): Promise<void> {
  await storeSession(page, sessions.operator);
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  if (scenario) query.set('mocks', scenario);
  await page.goto(query.size > 0 ? `${pathname}?${query}` : pathname);
  // The account menu, with the name of the operator.
  await expect(page.getByRole('banner').getByRole('button', { name: /^(?!Open menu|Search |Use )/ })).toBeVisible();
  await expectLoaded(page);
}

export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name, exact: true });
}

/** The row whose first cell has this text. */
export function row(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** The texts of the first column, from top to bottom. */
export function rowNames(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('rowheader').allTextContents();
}

export function searchBox(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

/** The visible rows and their total, such as '1–5 of 7'. */
export function rowRange(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pagination' }).getByRole('status');
}
