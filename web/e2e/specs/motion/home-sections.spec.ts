import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { holdAnimations, loadMotion, rendered } from '../../support/motion.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Whether each block of the page is in the viewport, and how opaque it is. */
function blocks(page: Page): Promise<{ isBelow: boolean; opacity: string }[]> {
  return page.getByRole('main').evaluate((main) => {
    const isBlock = (element: Element) => getComputedStyle(element).display !== 'contents';
    const inside = (element: Element): Element[] => [...element.children].flatMap((child) => (isBlock(child) ? child : inside(child)));
    return inside(main).map((block) => ({
      isBelow: block.getBoundingClientRect().top > innerHeight,
      opacity: getComputedStyle(block).opacity,
    }));
  });
}

test('a section of Home below the screen fades in when it is scrolled into view', async ({ page }) => {
  await page.goto('/');
  expect(new Set((await blocks(page)).map(({ opacity }) => opacity))).toEqual(new Set(['1']));
  await loadMotion(page);
  await expect.poll(async () => (await blocks(page)).at(-1)?.opacity).toBe('0');
  for (const { isBelow, opacity } of await blocks(page)) expect(opacity).toBe(isBelow ? '0' : '1');
  const release = await holdAnimations(page);
  const section = page.getByRole('region', { name: 'Start with one of these' });
  await section.evaluate((element) => element.scrollIntoView());
  await expect.poll(async () => (await rendered(section)).opacity).toBeGreaterThan(0.1);
  const { opacity, y } = await rendered(section);
  expect([opacity < 0.9, y > 1]).toEqual([true, true]);
  await release();
  await expect.poll(() => rendered(section)).toEqual({ opacity: 1, x: 0, y: 0 });
});

test('the keyboard finds a section of Home that has not appeared yet', async ({ page }) => {
  await page.goto('/');
  await loadMotion(page);
  const link = page.getByRole('link', { name: 'Find your course' });
  await link.focus();
  await expect(link).toBeInViewport();
  await expect.poll(() => rendered(page.getByRole('region', { name: 'Talk to us first' }))).toEqual({ opacity: 1, x: 0, y: 0 });
});

test('all sections of Home are printed', async ({ page }) => {
  await page.goto('/');
  await loadMotion(page);
  await expect.poll(async () => (await blocks(page)).at(-1)?.opacity).toBe('0');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(new Set((await blocks(page)).map(({ opacity }) => opacity))).toEqual(new Set(['1']));
});

test('the appearing sections of Home do not shift the layout', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchLayoutShifts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.load('16px "Anek Devanagari Variable"', 'aक'));
  await loadMotion(page);
  for (const name of ['Start with one of these', 'What we stand for', 'Testimonials', 'Talk to us first']) {
    const section = page.getByRole('region', { name });
    await section.evaluate((element) => element.scrollIntoView());
    await expect.poll(async () => (await rendered(section)).opacity).toBe(1);
  }
  expect(await layoutShift(page)).toBeLessThan(0.001);
});
