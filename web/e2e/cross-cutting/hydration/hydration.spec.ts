import type { Page } from '@playwright/test';
import { hydrationResult, prerenderedPages, watchHydration } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { expectLoaded } from '../../support/pages.ts';
import { franchiseRoutes, guardedRoutes, privateRoutes } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Opens pages, each of which hydrates without an error and neither removes nor shifts prerendered elements. */
async function expectHydration(page: Page, paths: readonly string[], minElements: number, andThen = async () => {}): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    const { prerendered, removed } = await hydrationResult(page);
    expect(prerendered, path).toBeGreaterThan(minElements);
    expect(removed, path).toEqual([]);
    // A late font may shift texts slightly.
    expect(await layoutShift(page), path).toBeLessThan(0.01);
    await andThen();
  }
}

async function watch(page: Page): Promise<void> {
  await watchHydration(page);
  await watchLayoutShifts(page);
}

// Development React warns about its own rendering. The production build is opened page by page in e2e/deploy.
const hydrates = 'hydrates without replacing or shifting elements (development React)';
const thenRenders = 'and then renders its data without a warning [R-046, R-047, R-048, R-049, R-057]';

test(`every prerendered page ${hydrates}, with an API that does not respond, in dark mode, or immediately`, async ({ page, network }) => {
  await watch(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  network.hold('*');
  await expectHydration(page, prerenderedPages, 60);
  await network.intercept(
    () => (request, next) =>
      new URL(request.url).pathname === '/v1/courses' ? Promise.resolve(Response.json({ success: true, courses: [] })) : next(),
    undefined,
  );
  await expectHydration(page, ['/', '/courses', '/view-result'], 60);
});

test(`every prerendered page of a signed-in user ${hydrates}, ${thenRenders}`, async ({ page }) => {
  await storeSession(page, sessions.student);
  await watch(page);
  await expectHydration(page, prerenderedPages, 60, () => expectLoaded(page));
});

test(`every guarded page ${hydrates} while the profile loads, ${thenRenders}`, async ({ page, network }) => {
  await watch(page);
  for (const [session, paths] of [
    [sessions.operator, franchiseRoutes],
    [sessions.student, ['/user/profile']],
  ] as const) {
    await storeSession(page, session);
    let held = network.hold('/profile');
    await expectHydration(page, paths, 30, async () => {
      await expect(page.getByText('Loading your account...')).toBeVisible();
      held.release();
      await expectLoaded(page);
      held = network.hold('/profile');
    });
    held.release();
  }
});

test('a page that is not prerendered renders without a warning from development React', async ({ page }) => {
  const paths = privateRoutes.filter((path) => !guardedRoutes.includes(path));
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
