import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { durations, holdAnimations, loadMotion, rendered, still } from '../support/motion.ts';
import { dialog, press, row } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const content = dialog().css(':scope > :first-child');

test('a dialog fades in; its focus, Escape and the return of the focus do not wait for it', async () => {
  await renderRoute('/franchise/batches', { as: 'franchise' });
  await loadMotion();
  const release = holdAnimations();
  const button = row('Monsoon batch 2026').getByRole('button');
  // Twice: the dialog is rendered only once.
  for (const time of ['first', 'second']) {
    await press(button, '{Enter}');
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.poll(() => rendered(dialog())?.opacity, { message: time }).toBeLessThan(0.9);
    expect(rendered(content)?.y, time).toBeGreaterThan(1);
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

for (const [path, side] of [
  ['/', 'right'],
  ['/franchise/dashboard', 'left'],
] as const) {
  test(`the menu of ${path} slides in from the ${side}`, async () => {
    await page.viewport(360, 740);
    await renderRoute(path, { as: 'franchise' });
    await loadMotion();
    const release = holdAnimations();
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await expect.poll(() => Math.abs(rendered(content)?.x ?? 0)).toBeGreaterThan(1);
    expect(Math.sign(rendered(content)?.x ?? 0)).toBe(side === 'right' ? 1 : -1);
    release();
    await expect.poll(() => rendered(content)).toEqual(still);
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });
}
