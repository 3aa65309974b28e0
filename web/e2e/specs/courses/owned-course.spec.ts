import { ownedCourse } from '../../support/pages/course.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const notice = 'You have this course. It is in My Courses.';

test('on a phone the link leads to the top of the profile [R-042]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, student, ownedCourse.path);
  await page.getByText(notice).getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Download invoice/ })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
