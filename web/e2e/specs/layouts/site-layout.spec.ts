import { expect, test } from '../../support/test.ts';

test('dark mode is restored without a flash', async ({ page }) => {
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

test('after a navigation the header marks the current page, also if its links were not hydrated before', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Courses');
});
