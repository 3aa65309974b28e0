import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { field } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

test('on a phone the buttons of a form stick to the bottom, but not over its first field', async () => {
  const height = 740;
  await page.viewport(360, height);
  const bar = page.css('[data-action-bar]');
  const { goto } = await renderRoute('/franchise/create-student', { as: 'franchise' });
  await expect.poll(() => Math.round(bar.element().getBoundingClientRect().bottom)).toBe(height);
  await goto('/franchise/recharge-wallet');
  // The first field begins just above the bottom of the screen.
  const first = field('Amount').element().getBoundingClientRect();
  expect(bar.element().getBoundingClientRect().top).toBeGreaterThan(first.bottom);
});
