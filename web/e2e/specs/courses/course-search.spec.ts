import type { Page } from '@playwright/test';
import { openBeforeHydration } from '../../support/hydration.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const searchField = (page: Page) => field(page, 'Search courses');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('what is typed and selected before hydration is searched for after it', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/courses?q=older');
  await searchField(page).fill('tally');
  await field(page, 'Duration').selectOption('Up to 3 months');
  await hydrate();
  await expect(page).toHaveURL('/courses?q=tally&months=3');
  await expect(searchField(page)).toHaveValue('tally');
  await expect(count(page)).toHaveText('1 of 17 courses');
});

test('what is typed before hydration is added to the filters of the URL', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/courses?price=5000&months=6');
  await searchField(page).fill('tally');
  await hydrate();
  await expect.poll(() => search(page)).toEqual({ price: '5000', months: '6', q: 'tally' });
  await expect(titles(page)).toHaveText(['Tally with GST']);
});
