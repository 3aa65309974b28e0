import { expectLoaded } from '../../support/pages/page.ts';
import { guardedRoutes, privateRoutes } from '../../support/routes.ts';
import { expect, test } from '../../support/test.ts';

/** Those that hydration.spec.ts does not visit, because they are not prerendered. */
const paths = privateRoutes.filter((path) => !guardedRoutes.includes(path));

test('a page that is not prerendered renders without a warning from development React', async ({ page }) => {
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    await page.goto(path);
    await expectLoaded(page);
  }
});

test('the development server logs a response that violates the contract to the console [R-450]', async ({
  page,
  consoleErrors,
  network,
}) => {
  network.respond('/courses', { json: { success: true, courses: [{ _id: 'c-1', title: 'A course', price: 'free' }] } });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { name: 'A course' })).toBeVisible();
  expect(consoleErrors).toEqual(['The response of listCourses does not match the contract: /courses/0/price must be number']);
  consoleErrors.length = 0;
});
