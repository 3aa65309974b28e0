import type { Locator, Page } from '@playwright/test';
import { expect } from '../app.ts';
import { leaveRecord, records } from '../session.ts';

/** Opens a page of the operator's area, signed in, in a world of the mocks if one is named. */
export async function openAsOperator(page: Page, path: string, world?: string): Promise<void> {
  await leaveRecord(page, records.operator);
  const [bare = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  if (world) query.set('mocks', world);
  await page.goto(query.size > 0 ? `${bare}?${query}` : bare);
  await expect(page.getByRole('navigation', { name: 'Franchise', includeHidden: true }).first()).toBeAttached();
  await ready(page);
}

/** The page's data is there. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

export function headers(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('columnheader').allTextContents();
}

/** The row that a text names in its first cell. */
export function row(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** What the first column says, from top to bottom. */
export function names(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('rowheader').allTextContents();
}

export function searchBox(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

/** Where the list is: '1–5 of 7'. */
export function position(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('status');
}

/** A field of the page's form. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
