import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const width = 360;
test.use({ viewport: { width, height: 740 } });

/** As the browser's own setting does. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Those that are visible; others have no box, or one of a pixel for screen readers. */
async function boxes(elements: Locator) {
  const all = await elements.evaluateAll((found) =>
    found.map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      ...element.getBoundingClientRect().toJSON(),
    })),
  );
  return all.filter((box) => box.width > 1);
}

test('with text of 200 % the parts of the header are whole and do not overlap at 360 px', async ({ page }) => {
  await page.goto('/login');
  await doubleText(page);
  const header = await page.getByRole('banner').boundingBox();
  const items = await boxes(page.getByRole('banner').locator('a, button'));
  const contacts = await boxes(page.getByRole('region', { name: 'Contact' }).locator('a > *'));
  expect(items.map(({ name }) => name)).toEqual(['Gyan Vikas Institute', expect.any(String), expect.stringMatching(/^Cart/), 'Open menu']);
  for (const item of items) {
    expect(item.top, item.name).toBeGreaterThanOrEqual(header?.y ?? Number.NaN);
    expect(item.bottom, item.name).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
  for (const parts of [items, contacts])
    for (const [index, item] of parts.entries()) {
      expect(item.left, item.name).toBeGreaterThanOrEqual(0);
      expect(item.right, item.name).toBeLessThanOrEqual(width);
      for (const other of parts.slice(index + 1)) {
        const isApart = item.right <= other.left || other.right <= item.left || item.bottom <= other.top || other.bottom <= item.top;
        expect(isApart, `${item.name} and ${other.name} are apart`).toBe(true);
      }
    }
});

test('an email address wraps after an @ or a dot', async ({ page }) => {
  await page.goto('/forget-password');
  const email = page.getByRole('main').getByRole('link', { name: /help@/ });
  const words = await email.locator('[translate=no]').evaluate((element) => {
    const range = document.createRange();
    // The number of lines that each part takes.
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        range.selectNodeContents(node);
        return [node.textContent, range.getClientRects().length];
      });
  });
  expect(words).toEqual([
    ['help@', 1],
    ['gyanvikas.', 1],
    ['example.', 1],
    ['com', 1],
  ]);
});
