import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../support/axe.ts';
import { buyNow, course, ownedCourse } from '../support/course.ts';
import { toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

beforeEach(() => page.viewport(360, 740));

const bar = page.getByRole('main').css('[data-buy-bar]');
const panel = page.getByRole('group', { name: 'Price' });

test('a phone shows price and Buy at its foot, until the price panel is in view', async () => {
  await renderRoute(course.path);
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  await expect.element(bar).toHaveTextContent('Rs. 4200 /-');
  await expect.element(panel).not.toBeInViewport();
  await expectAccessible('bar');
  panel.element().scrollIntoView({ block: 'center' });
  await expect.element(bar).not.toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByRole('contentinfo')).toBeInViewport();
  await expect.element(bar).not.toBeInViewport();
  scrollTo(0, 0);
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Buy' }).click();
  await expect.element(toast('Please login before making a payment!')).toBeVisible();
});

test('wide screens have no bar', async () => {
  await page.viewport(1024, 740);
  await renderRoute(course.path);
  await expect.element(page.getByRole('complementary', { name: 'Price' })).toBeVisible();
  await expect.element(bar).not.toBeVisible();
});

test('the bar covers nothing that has the focus', async () => {
  await renderRoute(course.path);
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  // The link is in the viewport, but below the bar, so without a scroll padding the browser has no reason to scroll.
  const link = page.getByRole('link', { name: 'Ask about this course' }).element();
  const isBelowBar = () =>
    link.getBoundingClientRect().bottom > (document.querySelector('[data-buy-bar]')?.getBoundingClientRect().top ?? 0);
  scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' });
  const isCovered = isBelowBar();
  link.focus();
  expect([isCovered, isBelowBar()]).toEqual([true, false]);
});

test('the bar keeps the focus of its button when the panel comes into view', async () => {
  await renderRoute(course.path);
  bar.getByRole('button').element().focus();
  panel.element().scrollIntoView();
  await expect.element(bar).toHaveAttribute('data-hidden');
  await expect.element(bar.getByRole('button')).toHaveFocus();
});

test('the bar of a bought course says so', async () => {
  await renderRoute(ownedCourse.path, { as: 'student' });
  await expect.element(bar.getByRole('link', { name: 'You have this course' })).toHaveAttribute('href', '/user/profile');
  await expect.element(buyNow).toBeVisible();
  await expectAccessible('bar of a bought course');
});
