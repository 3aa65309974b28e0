import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { addToCart, buyNow, course, ownedCourse } from '../../support/pages/course.ts';
import { tab } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const notice = 'You have this course. It is in My Courses.';

test('the page of a bought course says so, leads to My Courses, and keeps Buy Now', async ({ page }) => {
  await signIn(page, student, ownedCourse.path);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.getByText(notice)).toBeVisible();
  await expect(buyNow(page)).toBeEnabled();
  await expectAccessibleAtAllWidths(page, 'bought course');
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL('/user/profile');
  await expect(tab(page, 'My Courses')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Download invoice/ })).toBeInViewport();
});

test('on a phone the link leads to the top of the profile [R-042]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, student, ownedCourse.path);
  await page.getByText(notice).getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Download invoice/ })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor, and a student without the course, see no such notice and no room for it', async ({ page }) => {
  await page.goto(ownedCourse.path);
  await expect(page.getByText('You have this course')).toHaveCount(0);
  const gapBelow = () =>
    addToCart(page).evaluate(
      (button) => (button.nextElementSibling?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom,
    );
  expect(await gapBelow()).toBeLessThanOrEqual(16);
  const profile = page.waitForResponse('**/profile');
  await signIn(page, student, course.path);
  await profile;
  await expect(page.getByRole('banner').getByText('Aarav Sharma')).toBeVisible();
  await expect(page.getByText('You have this course')).toHaveCount(0);
});
