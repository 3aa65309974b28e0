import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { guardedRoutes, routesFor } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Records violations of the Content Security Policy. */
function recordViolations(): void {
  const violations: string[] = [];
  Object.assign(window, { violations });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => violations.push(`${violatedDirective} ${blockedURI}`));
}

/** Links with an unusual protocol, and links to another site or tab without `noopener noreferrer`. */
function unsafeLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const isUnsafe = ({ protocol, origin, target, relList }: HTMLAnchorElement) =>
    !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ||
    ((target === '_blank' || (protocol.startsWith('http') && origin !== location.origin)) &&
      !(relList.contains('noopener') && relList.contains('noreferrer')));
  return links.filter(isUnsafe).map(({ outerHTML }) => outerHTML);
}

/** Opens paths in turn and waits for their fonts and data. */
async function crawl(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordViolations);
  await watchLayoutShifts(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0);
    const violations: string[] = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Reflect.get(window, 'violations');
    });
    expect(violations, path).toEqual([]);
    expect(await page.evaluate(unsafeLinks), path).toEqual([]);
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test.describe(`in ${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test.slow();

    test('every guest route complies with the Content Security Policy, logs no errors, and has a stable layout and safe links [S-15, S-18, S-28, F-22]', async ({
      page,
    }) => {
      await crawl(page, routesFor.guest);
    });

    test('every student and operator route complies with the Content Security Policy, logs no errors, and has a stable layout and safe links [S-15, S-18, S-28, F-22]', async ({
      page,
    }) => {
      await storeSession(page, sessions.student);
      await crawl(page, routesFor.student);
      await storeSession(page, sessions.operator);
      await crawl(page, routesFor.operator);
    });
  });
}

test('every guarded route complies with the Content Security Policy without a session [S-18]', async ({ page }) => {
  await crawl(page, guardedRoutes);
});
