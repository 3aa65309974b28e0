import { expect, test } from './app.ts';

test('an unknown path is not found and leads home (R-043, R-044)', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go To Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the navigation leads to what exists and is scrolled from 90 px (R-023, R-024, R-028, R-029)', async ({ page }) => {
  await page.goto('/courses');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/courses');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  const scrolled = page.locator('[data-scrolled]');
  await expect(scrolled).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 89));
  await expect(scrolled).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 90));
  await expect(scrolled, 'the style is called scrolled').toHaveCount(1);
});

test('the top bar has e-mail and phone (R-021, R-022)', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
});

test('a change of page starts at the top with the focus on its heading (R-042)', async ({ page }) => {
  await page.goto('/courses');
  const card = page.locator('a[href^="/course-detail/"]').last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('dark mode is remembered without a flash', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /dark|light|colour/i })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a page sets its own title and one h1', async ({ page }) => {
  const titles = new Set<string>();
  const paths = ['/', '/courses', '/course-detail/c-tally', '/login', '/verification', '/no-such-page'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});
