import type { Page } from '@playwright/test';
import { openBeforeHydration } from '../../support/hydration.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const searchField = (page: Page) => field(page, 'Search courses');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const clear = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Clear', exact: true });

test('a search finds courses by title, description, feature and category, keeps the focus, and is in the URL', async ({ page }) => {
  await page.goto('/courses');
  await expect(count(page)).toHaveText('17 courses');
  for (const [query, found] of [
    ['gst tally', ['Tally with GST']],
    ['customers shop', ['सिलाई और परिधान निर्माण']],
    ['MACHINE care', ['सिलाई और परिधान निर्माण']],
    ['टाइपिंग', ['हिन्दी टाइपिंग']],
  ] as const) {
    await searchField(page).fill('');
    await searchField(page).pressSequentially(query, { delay: 10 });
    await expect(titles(page), query).toHaveText(found);
    await expect(count(page)).toHaveText('1 of 17 courses');
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(`/courses?q=${encodeURIComponent(query).replaceAll('%20', '+')}`);
  }
  await searchField(page).fill('skill courses');
  await expect(count(page)).toHaveText('5 of 17 courses');
  await expect(sections(page)).toHaveText(['Skill courses']);
  await expect(page).toHaveURL('/courses?q=skill+courses');
  await page.reload();
  await expect(searchField(page)).toHaveValue('skill courses');
  await expect(titles(page)).toHaveCount(5);
  await searchField(page).fill('');
  await expect(page).toHaveURL('/courses');
  await expect(count(page)).toHaveText('17 courses');
});

test('price and duration limit the list, which keeps its categories, and Back takes a limit away', async ({ page }) => {
  await page.goto('/courses');
  await field(page, 'Price').selectOption('Up to Rs. 5000 /-');
  await expect(page).toHaveURL('/courses?price=5000');
  await field(page, 'Duration').selectOption('Up to 3 months');
  await expect(page).toHaveURL('/courses?price=5000&months=3');
  const found = ['Course on Computer Concepts', 'Tally with GST', 'Advanced Excel for Offices'];
  await expect(titles(page)).toHaveText([...found, 'हिन्दी टाइपिंग', 'सिलाई और परिधान निर्माण', 'Spoken English']);
  await expect(sections(page)).toHaveText(['Computer courses', 'Skill courses']);
  await expect(page.getByRole('navigation', { name: 'Course categories' }).getByRole('link')).toHaveText([
    'Computer courses3 courses',
    'Skill courses3 courses',
  ]);
  await page.goBack();
  await expect(field(page, 'Duration')).toHaveValue('');
  await expect(count(page)).toHaveText('8 of 17 courses');
  await page.goBack();
  await expect(count(page)).toHaveText('17 courses');
});

test('sorted courses are one list with the name of the order', async ({ page }) => {
  await page.goto('/courses?months=3');
  await field(page, 'Sort by').selectOption('Lowest price first');
  await expect(page).toHaveURL('/courses?months=3&sort=price');
  await expect(sections(page)).toHaveText(['Lowest price first']);
  const prices = await page.getByRole('article').locator('strong').allTextContents();
  const amounts = prices.map((price) => Number(/\d+/.exec(price)?.[0]));
  expect(amounts).toHaveLength(8);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  await field(page, 'Sort by').selectOption('Shortest first');
  await expect(titles(page).first()).toHaveText('Advanced Excel for Offices');
  await field(page, 'Sort by').selectOption('Category');
  await expect(page).toHaveURL('/courses?months=3');
  await expect(sections(page)).toHaveText(['Computer courses', 'Skill courses']);
});

test('without a match the page says so, and Clear shows all courses and focuses the search', async ({ page }) => {
  await page.goto('/courses?q=zzz&price=3000&sort=price');
  await expect(page.getByText("No course matches 'zzz' with these filters.")).toBeVisible();
  await expect(count(page)).toHaveText('0 of 17 courses');
  await clear(page).click();
  await expect(page).toHaveURL('/courses?sort=price');
  await expect(titles(page)).toHaveCount(17);
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await expect(clear(page)).toHaveCount(0);
});

test('nonsense in the URL shows all courses', async ({ page }) => {
  await page.goto('/courses?price=-1&months=abc&sort=toString&q=');
  await expect(titles(page)).toHaveCount(17);
  await expect(page).toHaveURL('/courses');
  for (const label of ['Price', 'Duration', 'Sort by']) await expect(field(page, label)).toHaveValue('');
  await expect(clear(page)).toHaveCount(0);
});

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

test('a filter and an order keep what is typed and selected just before', async ({ page }) => {
  await page.goto('/courses?price=8000');
  await searchField(page).fill('course');
  await field(page, 'Duration').selectOption('Up to 6 months');
  await field(page, 'Sort by').selectOption('Shortest first');
  await expect.poll(() => search(page)).toEqual({ price: '8000', months: '6', q: 'course', sort: 'months' });
  await field(page, 'Price').selectOption('Any price');
  await expect.poll(() => search(page)).toEqual({ months: '6', q: 'course', sort: 'months' });
});
