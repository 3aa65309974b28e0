import type { Page } from '@playwright/test';
import { hydrationResult, prerenderedPages, watchHydration } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import type { Network } from '../../support/network.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { franchiseRoutes } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Opens pages, each of which hydrates without an error and neither removes nor shifts prerendered elements. */
async function expectHydration(page: Page, paths: readonly string[], minElements: number, andThen = async () => {}): Promise<void> {
  await watchHydration(page);
  await watchLayoutShifts(page);
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

/** Conditions in which a page may hydrate. */
const conditions: Record<string, (page: Page, network: Network) => unknown> = {
  'with an API that responds immediately': (_, network) =>
    network.intercept(
      () => (request, next) =>
        new URL(request.url).pathname === '/v1/courses' ? Promise.resolve(Response.json({ success: true, courses: [] })) : next(),
      undefined,
    ),
  'with an API that does not respond, in dark mode': async (page, network) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    network.hold('*');
    network.passThrough('/profile');
  },
};

// Development React warns about what it renders. Of production, e2e/deploy opens every page.
const hydrates = 'hydrates without replacing or shifting elements (development React)';

for (const [condition, prepare] of Object.entries(conditions)) {
  test(`every prerendered page ${hydrates}, ${condition}`, async ({ page, network }) => {
    await prepare(page, network);
    await expectHydration(page, prerenderedPages, 60);
  });
}

const thenRenders = 'and then renders its data without a warning [R-046, R-047, R-048, R-049, R-057]';

test(`every prerendered page of a signed-in viewer ${hydrates}, ${thenRenders}`, async ({ page }) => {
  await storeSession(page, sessions.student);
  await expectHydration(page, prerenderedPages, 60, () => expectLoaded(page));
});

test(`every guarded page ${hydrates} while the profile loads, ${thenRenders}`, async ({ page, network }) => {
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

for (const [viewer, session, title] of [
  ['a guest', undefined, 'Please sign in first'],
  ['a student', sessions.student, 'You do not have access'],
  ['an operator', sessions.operator, 'Student List'],
] as const)
  test(`a franchise page shows ${viewer} '${title}' without a layout shift [R-014, S-12]`, async ({ page }) => {
    if (session) await storeSession(page, session);
    await watchLayoutShifts(page);
    await page.goto('/franchise/student-management');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading your account...')).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
