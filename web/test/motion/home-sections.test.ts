import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnimations, loadMotion, rendered, still } from '../support/motion.ts';
import { main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

/** Whether each block of the page is in the viewport, and how opaque it is. */
function blocks(): { isBelow: boolean; opacity: string }[] {
  const isBlock = (element: Element) => getComputedStyle(element).display !== 'contents';
  const inside = (element: Element): Element[] => [...element.children].flatMap((child) => (isBlock(child) ? child : inside(child)));
  return inside(main.element()).map((block) => ({
    isBelow: block.getBoundingClientRect().top > innerHeight,
    opacity: getComputedStyle(block).opacity,
  }));
}

/** Without framer-motion, as with reduced motion, all blocks are there. */
const expectAllVisible = () => expect(new Set(blocks().map(({ opacity }) => opacity))).toEqual(new Set(['1']));

test('a section of Home below the screen fades in when it is scrolled into view', async () => {
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
});

test('the keyboard finds a section of Home that has not appeared yet', async () => {
  await renderRoute('/');
  await loadMotion();
  const section = page.getByRole('region', { name: 'Talk to us first' });
  await expect.poll(() => rendered(section)?.opacity).toBe(0);
  const link = page.getByRole('link', { name: 'Find your course' });
  link.element().focus();
  await expect.element(link).toBeInViewport();
  await expect.poll(() => rendered(section)).toEqual(still);
});

test('all sections of Home are printed', async () => {
  await renderRoute('/');
  await loadMotion();
  await expect.poll(() => blocks().at(-1)?.opacity).toBe('0');
  dispatchEvent(new Event('beforeprint'));
  expectAllVisible();
});
