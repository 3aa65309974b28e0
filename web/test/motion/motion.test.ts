import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { settle } from '../../src/lib/testing.tsx';
import { addToCart, course } from '../support/course.ts';
import {
  button,
  dialog,
  emulateMedia,
  expectCount,
  expectTexts,
  focus,
  header,
  heading,
  main,
  press,
  row,
  rowRange,
  toast,
} from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { cartButton } from '../support/session.ts';

/** Turns animations on, and loads framer-motion by a first interaction. */
async function loadMotion(): Promise<void> {
  const preference = matchMedia('(prefers-reduced-motion: reduce)');
  // The browser announces a new preference a moment later. Only then does the page load framer-motion.
  const changed = preference.matches && new Promise((resolve) => preference.addEventListener('change', resolve, { once: true }));
  await emulateMedia({ reducedMotion: 'no-preference' });
  await changed;
  await userEvent.keyboard('{Shift}');
  // The same import once more resolves when the app's own import has resolved.
  await import('../../src/ui/motion/framer-motion.tsx');
  await settle();
}

/** Stops animations that start from now on in their middle, except endless animations. Returns a function that lets them go on. */
function holdAnimations(): () => void {
  const held = new Set<Animation>();
  let frame = 0;
  const hold = () => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getTiming() ?? {};
      if (held.has(animation) || animation.playState !== 'running' || iterations !== 1) continue;
      held.add(animation);
      animation.pause();
      animation.currentTime = Number(duration) / 2;
    }
    frame = requestAnimationFrame(hold);
  };
  hold();
  onTestFinished(() => cancelAnimationFrame(frame));
  return () => {
    cancelAnimationFrame(frame);
    for (const animation of held) animation.play();
  };
}

/** How an element is rendered at this moment, or undefined if it is not there. `x` and `y` are from its transform. */
function rendered(locator: Locator): { opacity: number; x: number; y: number } | undefined {
  const element = locator.query();
  if (!element) return undefined;
  const { opacity, transform } = getComputedStyle(element);
  const { e, f } = new DOMMatrix(transform);
  return { opacity: Number(opacity), x: e, y: f };
}

/** The look of an element that does not move. */
const still = { opacity: 1, x: 0, y: 0 };

/** The durations of the current animations, in milliseconds. The endless animations of skeletons do not count. */
function durations(): number[] {
  const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
  return timings.filter((timing) => timing?.iterations === 1).map((timing) => Number(timing?.duration));
}

const content = dialog().css(':scope > :first-child');
const leavingRow = page.css('main tbody tr[inert]');
const added = toast(/Added/);
const region = page.getByRole('region', { name: 'Notifications' });

async function openCourse() {
  const visit = await renderRoute(course.path);
  await loadMotion();
  return visit;
}

test('a dialog fades in; its focus, Escape and the return of the focus do not wait for it', async () => {
  await renderRoute('/franchise/batches', { as: 'operator' });
  await loadMotion();
  const release = holdAnimations();
  const button = row('Monsoon batch 2026').getByRole('button');
  // Opened twice, because the dialog is rendered only once.
  for (const time of ['first', 'second']) {
    await press(button, '{Enter}');
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.poll(() => rendered(dialog())?.opacity, { message: time }).toBeLessThan(0.9);
    expect(rendered(content)?.y, time).toBeGreaterThan(1);
    expect(durations(), time).not.toEqual([]);
    for (const duration of durations()) expect(duration, time).toBeLessThanOrEqual(250);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
  release();
  await press(button, '{Enter}');
  await expect.poll(() => rendered(dialog())).toEqual(still);
  await expect.poll(() => rendered(content)).toEqual(still);
});

test('the menu slides in from its side, which is the left in the area of operators', async () => {
  await page.viewport(360, 740);
  for (const [path, sign] of Object.entries({ '/': 1, '/franchise/dashboard': -1 })) {
    await renderRoute(path, { as: 'operator' });
    await loadMotion();
    const release = holdAnimations();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => sign * (rendered(content)?.x ?? 0)).toBeGreaterThan(1);
    release();
    await expect.poll(() => rendered(content)).toEqual(still);
  }
});

test('the number of courses pops when one joins the cart; one that is removed leaves it, and the next one has the focus', async () => {
  const { goto } = await openCourse();
  const releaseCount = holdAnimations();
  await addToCart.click();
  const count = cartButton.getByText('1');
  await expect.element(count).toBeVisible();
  const scale = () => new DOMMatrix(getComputedStyle(count.element()).transform).a;
  await expect.poll(scale).not.toBe(1);
  releaseCount();
  await expect.poll(scale).toBe(1);
  await goto('/course-detail/c-ccc');
  await addToCart.click();
  await cartButton.click();
  const rows = dialog().css('li');
  await expectCount(rows, 2);
  await expect.poll(() => rendered(content)).toEqual(still);
  const release = holdAnimations();
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => rendered(rows.first())?.opacity).toBeLessThan(0.9);
  expect(rendered(rows.first())?.x).toBeLessThan(-1);
  expect(rows.elements().map((element) => element.hasAttribute('inert'))).toEqual([true, false]);
  await expect.element(rows.last().getByRole('button', { name: /^Remove/ })).toHaveFocus();
  release();
  await expectCount(rows, 1);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a deleted batch leaves the list, which keeps its height`, async () => {
    await page.viewport(width, 900);
    const { network } = await renderRoute('/franchise/batches', { as: 'operator' });
    await loadMotion();
    // No server responds before React has rendered.
    const deletion = network.hold('/category/b-monsoon');
    const height = () => page.getByRole('table', { name: 'All Batches' }).element().getBoundingClientRect().height;
    const before = height();
    const release = holdAnimations();
    if (width === 360) await button('More about Monsoon batch 2026').click();
    await page.getByRole(width === 360 ? 'menuitem' : 'button', { name: 'Delete Monsoon batch 2026' }).click();
    await dialog().getByRole('button', { name: 'Confirm' }).click();
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

test('the open menu of a card is above the next card, also once the rows have faded in', async () => {
  await page.viewport(360, 740);
  await renderRoute('/franchise/batches', { as: 'operator' });
  await loadMotion();
  const card = row('Tally practical lab');
  await expect.poll(() => getComputedStyle(card.element()).transform).not.toBe('none');
  await expect.poll(() => rendered(card)).toEqual(still);
  await button('More about Tally practical lab').click();
  const onTop = () => {
    const last = page.getByRole('menuitem', { name: 'Delete Tally practical lab' }).element();
    const { left, top, width, height } = last.getBoundingClientRect();
    return last.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(onTop).toBe(true);
});

test('another page of a list comes at once', async () => {
  await renderRoute('/franchise/batches', { as: 'operator' });
  await loadMotion();
  holdAnimations();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectTexts(rowRange, '6–7 of 7');
  const rows = page.css('main tbody tr');
  await expectCount(rows, 2);
  expect(rows.elements().flatMap((element) => element.getAnimations())).toEqual([]);
});

test('a toast rises and fades in; one that is closed fades, and cannot be pressed or focused meanwhile', async () => {
  await openCourse();
  const release = holdAnimations();
  await addToCart.click();
  await expect.poll(() => rendered(added)?.opacity).toBeLessThan(0.9);
  expect(rendered(added)?.y).toBeGreaterThan(1);
  for (const duration of durations()) expect(duration).toBeLessThanOrEqual(250);
  release();
  await expect.poll(() => rendered(added)).toEqual(still);
  const releaseLeaving = holdAnimations();
  await region.getByRole('button', { name: 'Close notification' }).click();
  const leaving = page.css('[data-toast]');
  await expect.poll(() => rendered(leaving)?.opacity).toBeLessThan(0.9);
  const element = leaving.element();
  element.querySelector('button')?.focus();
  expect(element.contains(document.activeElement), 'is focused').toBe(false);
  const { left, top } = element.getBoundingClientRect();
  expect(element.contains(document.elementFromPoint(left + 20, top + 20)), 'is hit').toBe(false);
  // A new toast comes in between.
  await addToCart.click();
  await expect.element(toast(/Already/)).toBeVisible();
  releaseLeaving();
  await expectCount(leaving, 1);
});

test('an opening drawer does not move the toast', async () => {
  await page.viewport(360, 740);
  await openCourse();
  await addToCart.click();
  await expect.poll(() => rendered(added)).toEqual(still);
  const box = () => region.element().getBoundingClientRect().toJSON();
  const before = box();
  const release = holdAnimations();
  await header.getByRole('button', { name: /^Cart/ }).click();
  await expect.element(dialog().css('[data-toast]')).toBeVisible();
  expect(box()).toEqual(before);
  release();
  await expect.poll(durations).toEqual([]);
  expect(box()).toEqual(before);
});

/** Whether each block of the page is in the viewport, and how opaque it is. */
function blocks(): { isBelow: boolean; opacity: string }[] {
  const isBlock = (element: Element) => getComputedStyle(element).display !== 'contents';
  const inside = (element: Element): Element[] => [...element.children].flatMap((child) => (isBlock(child) ? child : inside(child)));
  return inside(main.element()).map((block) => ({
    isBelow: block.getBoundingClientRect().top > innerHeight,
    opacity: getComputedStyle(block).opacity,
  }));
}

/** Without framer-motion, as with reduced motion, all blocks are visible. */
const expectAllVisible = () => expect(new Set(blocks().map(({ opacity }) => opacity))).toEqual(new Set(['1']));

test('a section of Home below the screen fades in when it is scrolled into view, and all sections are printed', async () => {
  await renderRoute('/');
  expectAllVisible();
  await loadMotion();
  await expect.poll(() => blocks().at(-1)?.opacity).toBe('0');
  for (const { isBelow, opacity } of blocks()) expect(opacity).toBe(isBelow ? '0' : '1');
  const release = holdAnimations();
  const section = page.getByRole('region', { name: 'Start with one of these' });
  section.element().scrollIntoView();
  await expect.poll(() => rendered(section)?.opacity).toBeGreaterThan(0.1);
  expect(rendered(section)?.opacity).toBeLessThan(0.9);
  expect(rendered(section)?.y).toBeGreaterThan(1);
  release();
  await expect.poll(() => rendered(section)).toEqual(still);
  await expect.poll(() => blocks().at(-1)?.opacity).toBe('0');
  dispatchEvent(new Event('beforeprint'));
  expectAllVisible();
});

test('the keyboard finds a section of Home that has not appeared yet', async () => {
  await renderRoute('/');
  await loadMotion();
  const section = page.getByRole('region', { name: 'Talk to us first' });
  await expect.poll(() => rendered(section)?.opacity).toBe(0);
  const link = section.getByRole('link', { name: 'Contact Us' });
  await focus(link);
  await expect.element(link).toBeInViewport();
  await expect.poll(() => rendered(section)).toEqual(still);
});
