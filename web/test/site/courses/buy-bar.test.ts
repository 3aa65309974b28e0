import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { buyNow, course, ownedCourse } from '../../support/course.ts';
import { emulateMedia, focus, main, texts, toast, visible } from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';

const bar = page.getByRole('main').css('[data-buy-bar]');
const panel = page.getByRole('group', { name: 'Price' });

async function openOnPhone(path: string, as?: 'student') {
  await page.viewport(360, 740);
  const visit = await renderRoute(path, { as });
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  return visit;
}

test('a phone shows price and Buy Now at its foot, until the price panel is in view', async () => {
  await openOnPhone(course.path);
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
  await bar.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect.element(toast('Please login before making a payment!')).toBeVisible();
});

test('the bar keeps the focus of its button when the panel comes into view', async () => {
  await openOnPhone(course.path);
  await focus(bar.getByRole('button'));
  panel.element().scrollIntoView();
  await expect.element(bar).toHaveAttribute('data-hidden');
  await expect.element(bar.getByRole('button')).toHaveFocus();
});

test.each([
  [360, 'Buy Now', 'Buy Now'],
  [1280, 'Buy Now'],
])('at %s px the first control of a course is Buy Now, and a question comes after it', async (width, ...buttons) => {
  await page.viewport(width, 740);
  await renderRoute(course.path);
  await expect.element(buyNow).toBeVisible();
  await expect
    .poll(() => visible(main.css('a, button')).map(({ textContent }) => textContent))
    .toEqual(['Home', ...buttons, 'Add to Cart', 'Ask about this course on WhatsApp']);
});

test('the page and the bar of a bought course lead to My Courses first; the page offers Buy Now and Add to Cart again, quietly', async () => {
  const { url, back } = await openOnPhone(ownedCourse.path, 'student');
  await expect.element(bar.getByRole('link', { name: 'Go to My Courses' })).toBeVisible();
  await expect.element(bar.getByRole('button')).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(bar).not.toBeVisible();
  const complementary = page.getByRole('complementary', { name: 'Price' });
  await expect.element(complementary.getByText('You have this course')).toBeVisible();
  await expect.element(complementary.getByText('2 days left at this price')).toBeVisible();
  expect(texts(complementary.css('a, button'))).toEqual([
    'Go to My Courses',
    'Buy Now',
    'Add to Cart',
    'Ask about this course on WhatsApp',
  ]);
  const colors = complementary
    .css('a, button')
    .elements()
    .map((element) => getComputedStyle(element).backgroundColor);
  expect(new Set(colors.slice(1))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await expectAccessibleAtAllWidths('bought course');
  await complementary.getByRole('link', { name: 'Go to My Courses' }).click();
  await expect.poll(url).toBe('/user/profile');
  await expect.element(page.getByRole('tab', { name: 'My Courses', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('button', { name: /^Download invoice/ })).toBeInViewport();
  await page.viewport(360, 740);
  back();
  await bar.getByRole('link', { name: 'Go to My Courses' }).click();
  await expect.element(main.css('li[aria-current]')).toHaveTextContent(/Course on Computer Concepts/);
  await waitForResponses();
  await expect.poll(() => scrollY, { message: 'the course is marked at the top of the profile' }).toBe(0);
});

test('a course page prints the price once, without buttons and the time left', async () => {
  for (const width of [1280, 360]) {
    await page.viewport(width, 800);
    await renderRoute(course.path);
    await expect.element(buyNow).toBeVisible();
    await emulateMedia({ media: 'print' });
    await expect
      .poll(
        () =>
          main
            .getByText('Rs. 4200 /-')
            .elements()
            .filter((price) => price.checkVisibility()).length,
      )
      .toBe(1);
    await expect.element(main.getByRole('button')).not.toBeInTheDocument();
    await expect.element(main.getByText('2 days left at this price').first()).not.toBeVisible();
    await emulateMedia({ media: null });
  }
});
