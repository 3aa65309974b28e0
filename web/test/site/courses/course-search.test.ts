import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../support/axe.ts';
import { button, expectCount, expectTexts, field, focus, main, press, texts } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const searchField = field('Search courses');
const count = page.getByRole('search').getByRole('status');
const titles = main.getByRole('heading', { level: 3 });
const sections = main.getByRole('heading', { level: 2 });
const search = (href: string) => Object.fromEntries(new URL(href, location.origin).searchParams);
const clear = main.getByRole('button', { name: 'Clear', exact: true });

test('a search finds courses, keeps the focus, and is in the URL', async () => {
  const { url, reload } = await renderRoute('/courses');
  await expectTexts(count, '17 courses');
  await focus(searchField);
  await userEvent.keyboard('टाइपिंग');
  await expectTexts(titles, 'हिन्दी टाइपिंग');
  await expectTexts(count, '1 of 17 courses');
  await expect.element(searchField).toHaveFocus();
  await expect.poll(() => search(url())).toEqual({ q: 'टाइपिंग' });
  await searchField.fill('skill courses');
  await expectTexts(count, '5 of 17 courses');
  await expectTexts(sections, 'Skill courses');
  await expect.poll(url).toBe('/courses?q=skill+courses');
  await reload();
  await expect.element(searchField).toHaveValue('skill courses');
  await expectCount(titles, 5);
  await searchField.fill('');
  await expect.poll(url).toBe('/courses');
  await expectTexts(count, '17 courses');
});

test('initials find a course, and Latin words one with a Hindi title, after the courses that have the word', async () => {
  await renderRoute('/courses');
  for (const [query, ...found] of [
    ['DCA', 'Diploma in Computer Applications'],
    ['ccc', 'Course on Computer Concepts'],
    ['silai', 'सिलाई और परिधान निर्माण'],
    ['navodaya', 'नवोदय विद्यालय प्रवेश तैयारी'],
    ['hindi', 'Polytechnic Entrance Coaching', 'हिन्दी टाइपिंग'],
  ] as const) {
    await searchField.fill(query);
    await expectTexts(titles, ...found);
  }
});

test('price and duration limit the list, which keeps its categories, and Back takes a limit away; sorted courses are one list', async () => {
  const { url, back } = await renderRoute('/courses');
  await field('Price').selectOptions('Up to Rs. 5000 /-');
  await expect.poll(url).toBe('/courses?price=5000');
  await field('Duration').selectOptions('Up to 3 months');
  await expect.poll(url).toBe('/courses?price=5000&months=3');
  const found = ['Course on Computer Concepts', 'Tally with GST', 'Advanced Excel for Offices'];
  await expectTexts(titles, ...found, 'हिन्दी टाइपिंग', 'सिलाई और परिधान निर्माण', 'Spoken English');
  await expectTexts(sections, 'Computer courses', 'Skill courses');
  const categories = page.getByRole('navigation', { name: 'Course categories' }).getByRole('link');
  await expectTexts(categories, 'Computer courses3 courses', 'Skill courses3 courses');
  back();
  await expect.element(field('Duration')).toHaveValue('');
  await expectTexts(count, '8 of 17 courses');
  back();
  await expectTexts(count, '17 courses');
  await field('Duration').selectOptions('Up to 3 months');
  await field('Sort by').selectOptions('Lowest price first');
  await expect.poll(url).toBe('/courses?months=3&sort=price');
  await expectTexts(sections, 'Lowest price first');
  const amounts = texts(page.getByRole('article').css('strong')).map((price) => Number(/\d+/.exec(price)?.[0]));
  expect(amounts).toHaveLength(8);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  await field('Sort by').selectOptions('Category');
  await expect.poll(url).toBe('/courses?months=3');
  await expectTexts(sections, 'Computer courses', 'Skill courses');
});

test('without a match the page says so, and Clear shows all courses and focuses the search', async () => {
  const { url } = await renderRoute('/courses?q=zzz&price=3000&months=3&sort=price');
  await expect.element(page.getByText('No results for ‘zzz’ with these filters.')).toBeVisible();
  await expectTexts(count, '0 of 17 courses');
  await clear.click();
  await expect.poll(url).toBe('/courses?sort=price');
  await expectCount(titles, 17);
  await expect.element(searchField).toHaveFocus();
  await expect.element(searchField).toHaveValue('');
  await expect.element(clear).not.toBeInTheDocument();
});

test('a filter and an order keep what is typed and selected just before', async () => {
  const { url } = await renderRoute('/courses?price=8000');
  await searchField.fill('course');
  await field('Duration').selectOptions('Up to 6 months');
  await field('Sort by').selectOptions('Shortest first');
  await expect.poll(() => search(url())).toEqual({ price: '8000', months: '6', q: 'course', sort: 'months' });
  await field('Price').selectOptions('Any price');
  await expect.poll(() => search(url())).toEqual({ months: '6', q: 'course', sort: 'months' });
});

test('on a phone the first course begins in the upper 420 px, and a button opens the filters and the order and says what they are', async () => {
  await page.viewport(360, 740);
  const { url, goto } = await renderRoute('/courses');
  await expectCount(titles, 17);
  const firstCard = page.getByRole('article').first();
  const top = () => firstCard.element().getBoundingClientRect().top + scrollY;
  expect(top()).toBeLessThan(420);
  expect(document.documentElement.scrollWidth).toBe(360);
  const others = [field('Price'), field('Duration'), field('Sort by')];
  for (const other of others) await expect.element(other).not.toBeVisible();
  const filters = button('Filters');
  await press(filters, '{Enter}');
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  for (const other of others) await expect.element(other).toBeVisible();
  await expectNoViolations('main', 'the filters of the courses on a phone');
  await field('Price').selectOptions('Up to Rs. 5000 /-');
  await expect.poll(url).toBe('/courses?price=5000');
  await press(button('Filters (1)'), '{Enter}');
  for (const other of others) await expect.element(other).not.toBeVisible();
  const before = top();
  await goto('/courses?price=5000&months=12');
  await expect.element(button('Filters (2)')).toBeVisible();
  await expect.element(main.getByText('Up to Rs. 5000 /- and 12 months')).toBeVisible();
  await expectTexts(count, '8 of 17 courses');
  expect(top(), 'the filters of a link move no course').toBe(before);
  await clear.click();
  await expectTexts(count, '17 courses');
  await page.viewport(1280, 800);
  await expect.element(button(/^Filters/)).not.toBeInTheDocument();
  for (const other of others) await expect.element(other).toBeVisible();
});
