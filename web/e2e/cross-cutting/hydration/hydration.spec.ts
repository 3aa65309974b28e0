import type { Page } from '@playwright/test';
import { hydrationResult, prerenderedPages, watchHydration } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import type { Network } from '../../support/network.ts';
import { franchiseRoutes } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Every page hydrates without an error and neither removes nor shifts prerendered elements. */
async function expectHydration(page: Page, paths: readonly string[], minElements: number): Promise<void> {
  await watchHydration(page);
  await watchLayoutShifts(page);
  for (const path of paths) {
    await page.goto(path);
    const { prerendered, removed } = await hydrationResult(page);
    expect(prerendered, path).toBeGreaterThan(minElements);
    expect(removed, path).toEqual([]);
    // A late font may shift texts slightly.
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
}

/** Conditions in which a page may hydrate. */
const conditions: Record<string, (page: Page, network: Network) => unknown> = {
  'an API that responds immediately': (_, network) =>
    network.intercept(
      () => (request, next) =>
        new URL(request.url).pathname === '/v1/courses' ? Promise.resolve(Response.json({ success: true, courses: [] })) : next(),
      undefined,
    ),
  'an API that does not respond': (_, network) => {
    network.hold('*');
    network.passThrough('/profile');
  },
  'a signed-in viewer': (page) => storeSession(page, sessions.student),
  'dark mode': (page) => page.emulateMedia({ colorScheme: 'dark' }),
};

for (const react of ['production', 'development React']) {
  for (const [name, prepare] of Object.entries(conditions)) {
    test(`every prerendered page hydrates without replacing or shifting elements, with ${name} (${react})`, async ({ page, network }) => {
      test.slow();
      await prepare(page, network);
      await expectHydration(page, prerenderedPages, 60);
    });
  }

  test(`every guarded page hydrates without replacing or shifting elements while the profile loads (${react})`, async ({
    page,
    network,
  }) => {
    test.slow();
    network.hold('/profile');
    for (const [session, paths] of [
      [sessions.operator, franchiseRoutes],
      [sessions.student, ['/user/profile']],
    ] as const) {
      await storeSession(page, session);
      await expectHydration(page, paths, 30);
      await expect(page.getByText('Loading your account...')).toBeVisible();
    }
  });

  for (const [viewer, session, title] of [
    ['a guest', undefined, 'Please sign in first'],
    ['a student', sessions.student, 'You do not have access'],
    ['an operator', sessions.operator, 'Student List'],
  ] as const)
    test(`a franchise page shows ${viewer} '${title}' without a layout shift (${react}) [R-014, S-12]`, async ({ page }) => {
      if (session) await storeSession(page, session);
      await watchLayoutShifts(page);
      await page.goto('/franchise/student-management');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Loading your account...')).toHaveCount(0);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
}
