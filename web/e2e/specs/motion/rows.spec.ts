import type { Page } from '@playwright/test';
import { durations, holdAnimations, loadMotion, rendered } from '../../support/motion.ts';
import { addToCart } from '../../support/pages/course.ts';
import { openAsOperator, row, rowRange } from '../../support/pages/franchise.ts';
import { cartButton } from '../../support/pages/header.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const leavingRow = (page: Page) => page.locator('main tbody tr[inert]');

async function deleteBatch(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

test('the number of courses pops when a course joins the cart', async ({ page }) => {
  await page.goto('/course-detail/c-tally');
  await loadMotion(page);
  const release = await holdAnimations(page);
  await addToCart(page).click();
  const count = cartButton(page).getByText('1');
  const scale = () => count.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await expect.poll(scale).not.toBe(1);
  await release();
  await expect.poll(scale).toBe(1);
});

test('a course that is removed from the cart leaves it; the next one has the focus', async ({ page }) => {
  for (const id of ['c-tally', 'c-ccc']) {
    await page.goto(`/course-detail/${id}`);
    await loadMotion(page);
    await addToCart(page).click();
  }
  await cartButton(page).click();
  const rows = page.getByRole('dialog').locator('li');
  await rows.first().getByRole('button').click({ trial: true });
  const release = await holdAnimations(page);
  await rows.first().getByRole('button').click();
  await expect.poll(async () => (await rendered(rows.first())).opacity).toBeLessThan(0.9);
  expect((await rendered(rows.first())).x).toBeLessThan(-1);
  expect(await rows.evaluateAll((elements) => elements.map((element) => element.hasAttribute('inert')))).toEqual([true, false]);
  await expect(rows.last().getByRole('button')).toBeFocused();
  await release();
  await expect(rows).toHaveCount(1);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a deleted batch leaves the list, which keeps its height`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsOperator(page, '/franchise/batches');
    await loadMotion(page);
    const table = page.getByRole('table', { name: 'All Batches' });
    const height = async () => (await table.boundingBox())?.height;
    const before = await height();
    const release = await holdAnimations(page);
    await deleteBatch(page, 'Monsoon batch 2026');
    await expect.poll(async () => (await rendered(leavingRow(page))).opacity).toBeLessThan(0.9);
    expect((await rendered(leavingRow(page))).x).toBeLessThan(-1);
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const duration of await durations(page)) expect(duration).toBeLessThanOrEqual(250);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await release();
    await expect(leavingRow(page)).toHaveCount(0);
    await expect(rowRange(page)).toHaveText('1–5 of 6');
    expect(await height()).toBe(before);
  });
}

test('a batch that cannot be deleted is back', async ({ page, network }) => {
  network.respond('/category/b-lab', { status: 409, json: { success: false, message: 'The batch has students.' } });
  await openAsOperator(page, '/franchise/batches');
  await loadMotion(page);
  await deleteBatch(page, 'Tally practical lab');
  await expect(page.getByRole('dialog').getByText('The batch has students.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rendered(row(page, 'Tally practical lab'))).toEqual({ opacity: 1, x: 0, y: 0 });
  await expect(leavingRow(page)).toHaveCount(0);
});

test('another page of a list comes at once', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  await loadMotion(page);
  await holdAnimations(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowRange(page)).toHaveText('6–7 of 7');
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveCount(2);
  expect(await rows.evaluateAll((elements) => elements.flatMap((element) => element.getAnimations()))).toEqual([]);
});
