import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { durations, holdAnimations, loadMotion, rendered, still } from '../support/motion.ts';
import { Network, rejected } from '../support/network.ts';
import { dialog, expectCount, expectTexts, header, heading, row, rowRange, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const leavingRow = page.css('main tbody tr[inert]');
const cartButton = header.getByRole('button', { name: /^Cart/ });
// The page contains the price panel twice, for wide and narrow viewports.
const addToCart = page.getByRole('button', { name: 'Add to Cart' }).first();

async function deleteBatch(title: string): Promise<void> {
  await row(title).getByRole('button').click();
  await dialog().getByRole('button', { name: 'Confirm' }).click();
}

test('the number of courses pops when a course joins the cart', async () => {
  await renderRoute('/course-detail/c-tally');
  await loadMotion();
  const release = holdAnimations();
  await addToCart.click();
  const count = cartButton.getByText('1');
  await expect.element(count).toBeVisible();
  const scale = () => new DOMMatrix(getComputedStyle(count.element()).transform).a;
  await expect.poll(scale).not.toBe(1);
  release();
  await expect.poll(scale).toBe(1);
});

test('a course that is removed from the cart leaves it; the next one has the focus', async () => {
  const { goto } = await renderRoute('/course-detail/c-tally');
  await addToCart.click();
  await goto('/course-detail/c-ccc');
  await loadMotion();
  await addToCart.click();
  await cartButton.click();
  const rows = dialog().css('li');
  await expectCount(rows, 2);
  await expect.poll(() => rendered(dialog().css(':scope > :first-child'))).toEqual(still);
  const release = holdAnimations();
  await rows.first().getByRole('button').click();
  await expect.poll(() => rendered(rows.first())?.opacity).toBeLessThan(0.9);
  expect(rendered(rows.first())?.x).toBeLessThan(-1);
  expect(rows.elements().map((element) => element.hasAttribute('inert'))).toEqual([true, false]);
  await expect.element(rows.last().getByRole('button')).toHaveFocus();
  release();
  await expectCount(rows, 1);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a deleted batch leaves the list, which keeps its height`, async () => {
    await page.viewport(width, 900);
    const { network } = await renderRoute('/franchise/batches', { as: 'franchise' });
    await loadMotion();
    // No server responds before React has rendered.
    const deletion = network.hold('/category/b-monsoon');
    const height = () => page.getByRole('table', { name: 'All Batches' }).element().getBoundingClientRect().height;
    const before = height();
    const release = holdAnimations();
    await deleteBatch('Monsoon batch 2026');
    await expect.poll(() => rendered(leavingRow)?.opacity).toBeLessThan(0.9);
    expect(rendered(leavingRow)?.x).toBeLessThan(-1);
    deletion.release();
    await expect.element(toast('Batch deleted successfully')).toBeInTheDocument();
    expect(height()).toBe(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const duration of durations()) expect(duration).toBeLessThanOrEqual(250);
    await expect.element(heading('All Batches')).toHaveFocus();
    release();
    await expect.element(leavingRow).not.toBeInTheDocument();
    await expectTexts(rowRange, '1–5 of 6');
    expect(height()).toBe(before);
  });
}

test('a batch that cannot be deleted is back', async () => {
  const network = new Network();
  network.respond('/category/b-lab', rejected(409, 'The batch has students.'));
  await renderRoute('/franchise/batches', { as: 'franchise', network });
  await loadMotion();
  await deleteBatch('Tally practical lab');
  await expect.element(dialog().getByText('The batch has students.').first()).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rendered(row('Tally practical lab'))).toEqual(still);
  await expect.element(leavingRow).not.toBeInTheDocument();
});

test('another page of a list comes at once', async () => {
  await renderRoute('/franchise/batches', { as: 'franchise' });
  await loadMotion();
  holdAnimations();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectTexts(rowRange, '6–7 of 7');
  const rows = page.css('main tbody tr');
  await expectCount(rows, 2);
  expect(rows.elements().flatMap((element) => element.getAnimations())).toEqual([]);
});
