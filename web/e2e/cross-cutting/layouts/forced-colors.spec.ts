import { openAsOperator } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

test('in forced colors a border tells the current link of the sidebar and of the header', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAsOperator(page, '/franchise/batches');
  const borders = (name: string, side: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll(
        (links, side) => links.filter((link) => getComputedStyle(link).getPropertyValue(side) !== '0px').map((link) => link.textContent),
        side,
      );
  expect(await borders('Franchise', 'border-inline-start-width')).toEqual(['Batch Management']);
  await page.goto('/courses');
  expect(await borders('Main', 'border-bottom-width')).toEqual(['Courses']);
});
