import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buyNow, course } from '../support/course.ts';
import { rejected } from '../support/network.ts';
import { clickTwice, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

test('clicking Buy Now twice sends one purchase [R-090, F-11]', async () => {
  const { network } = await renderRoute(course.path, { as: 'student' });
  const held = network.hold('/purchase');
  buyNow.element().focus();
  clickTwice(buyNow);
  await expect.element(buyNow).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => held.calls.length).toBe(1);
  // A success would leave the page of the tests.
  held.respond(rejected(409, 'You already have this course.'));
  await expect.element(toast('You already have this course.')).toBeVisible();
  expect(network.calls('/purchase').map(({ method }) => method)).toEqual(['POST']);
});
