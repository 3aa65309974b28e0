import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { durations, holdAnimations, loadMotion, rendered, still } from '../support/motion.ts';
import { dialog, expectCount, header, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const added = toast(/Added/);
const region = page.getByRole('region', { name: 'Notifications' });
const closeButton = region.getByRole('button', { name: 'Close notification' });
// The page contains the price panel twice, for wide and narrow viewports.
const addToCart = page.getByRole('button', { name: 'Add to Cart' }).first();

async function openCourse(): Promise<void> {
  await renderRoute('/course-detail/c-tally');
  await loadMotion();
}

/** Sums up the layout shifts from now on. */
function watchLayoutShifts(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return sum;
  };
}

test('a toast rises and fades in', async () => {
  await openCourse();
  const release = holdAnimations();
  await addToCart.click();
  await expect.poll(() => rendered(added)?.opacity).toBeLessThan(0.9);
  expect(rendered(added)?.opacity).toBeGreaterThan(0.1);
  expect(rendered(added)?.y).toBeGreaterThan(1);
  for (const duration of durations()) expect(duration).toBeLessThanOrEqual(250);
  release();
  await expect.poll(() => rendered(added)).toEqual(still);
});

test('a toast that is closed fades, and cannot be pressed or focused meanwhile', async () => {
  await openCourse();
  await addToCart.click();
  await expect.poll(() => rendered(added)).toEqual(still);
  const release = holdAnimations();
  await closeButton.click();
  const leaving = page.css('[data-toast]');
  await expect.poll(() => rendered(leaving)?.opacity).toBeLessThan(0.9);
  const element = leaving.element();
  element.querySelector('button')?.focus();
  expect(element.contains(document.activeElement), 'is focused').toBe(false);
  const { left, top } = element.getBoundingClientRect();
  expect(element.contains(document.elementFromPoint(left + 20, top + 20)), 'is hit').toBe(false);
  release();
  await expect.element(leaving).not.toBeInTheDocument();
  await expect.element(page.css('[aria-label=Notifications]')).not.toBeInTheDocument();
});

test('a new toast comes while the last one leaves', async () => {
  await openCourse();
  await addToCart.click();
  await expect.poll(() => rendered(added)).toEqual(still);
  const release = holdAnimations();
  await closeButton.click();
  await expectCount(page.css('[data-toast][inert]'), 1);
  await addToCart.click();
  await expect.element(toast(/Already/)).toBeVisible();
  release();
  await expectCount(page.css('[data-toast]'), 1);
  await expect.element(toast(/Already/)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px an opening drawer does not move the toast, and nothing shifts the layout`, async () => {
    await page.viewport(width, 740);
    await openCourse();
    await addToCart.click();
    await expect.poll(() => rendered(added)).toEqual(still);
    const box = () => region.element().getBoundingClientRect().toJSON();
    const before = box();
    const layoutShift = watchLayoutShifts();
    const release = holdAnimations();
    await header.getByRole('button', { name: /^Cart/ }).click();
    await expect.element(dialog().css('[data-toast]')).toBeVisible();
    expect(box()).toEqual(before);
    release();
    await expect.poll(durations).toEqual([]);
    expect(box()).toEqual(before);
    expect(layoutShift()).toBe(0);
  });
}
