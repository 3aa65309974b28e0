import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { addToCart, buyNow, course, ownedCourse } from '../support/course.ts';
import { header } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const notice = 'You have this course. It is in My Courses.';

test('the page of a bought course says so, leads to My Courses, and keeps Buy Now', async () => {
  const { url } = await renderRoute(ownedCourse.path, { as: 'student' });
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect.element(panel.getByText(notice)).toBeVisible();
  await expect.element(buyNow).toBeEnabled();
  await expectAccessibleAtAllWidths('bought course');
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect.poll(url).toBe('/user/profile');
  await expect.element(page.getByRole('tab', { name: 'My Courses', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('button', { name: /^Download invoice/ })).toBeInViewport();
});

test('a visitor, and a student without the course, see no such notice and no room for it', async () => {
  await renderRoute(ownedCourse.path);
  await expect.element(page.getByText('You have this course')).not.toBeInTheDocument();
  const button = addToCart.element();
  const gapBelow = (button.nextElementSibling?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom;
  expect(gapBelow).toBeLessThanOrEqual(16);
  const { network } = await renderRoute(course.path, { as: 'student' });
  await expect.poll(() => network.calls('/profile').length).toBe(1);
  await expect.element(header.getByText('Aarav Sharma')).toBeVisible();
  await expect.element(page.getByText('You have this course')).not.toBeInTheDocument();
});
