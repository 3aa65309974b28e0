import { privateRoutes, publicRoutes } from '../../support/routes.ts';
import { expect, test } from '../../support/test.ts';

for (const [kind, paths] of Object.entries({ public: publicRoutes, private: privateRoutes })) {
  test(`every ${kind} page renders without a warning from development React [R-046, R-047, R-048, R-049, R-057]`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    }
  });
}

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
