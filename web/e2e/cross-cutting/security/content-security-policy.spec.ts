import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { submitLookup } from '../../support/pages/certificate-lookup.ts';
import { course } from '../../support/pages/course.ts';
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
    !['http:', 'https:', 'mailto:', 'tel:', 'upi:'].includes(protocol) ||
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

test('strings become no HTML, script or worker of the page [S-18, S-27]', async ({ page, consoleErrors }) => {
  await page.addInitScript(recordViolations);
  await page.goto('/about-us');
  const errors = await page.evaluate(() => {
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=a()>' }),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>a</p>' }),
      'script.src': () => Object.assign(document.createElement('script'), { src: '/assets/a.js' }),
      'script.text': () => Object.assign(document.createElement('script'), { text: 'a()' }),
      write: () => document.writeln('<p>a</p>'),
      parse: () => new DOMParser().parseFromString('<p>a</p>', 'text/html'),
      worker: () => new Worker('/a.js'),
      policy: () => window.trustedTypes?.createPolicy('another', {}),
    };
    const passed: string[] = [];
    for (const [name, write] of Object.entries(sinks)) {
      try {
        write();
        passed.push(name);
      } catch {
        // Rejected, as it should be.
      }
    }
    return passed;
  });
  expect(errors, 'sinks that accept a string').toEqual([]);
  consoleErrors.splice(0);
});

test('navigating in the app and a certificate cause no violation, also with structured data [S-18, S-27]', async ({ page }) => {
  await page.addInitScript(recordViolations);
  await page.goto('/about-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.locator(`main a[href="${course.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']));
  await expect.poll(types).toContain('Course');
  await page.goto('/view-result');
  await submitLookup(page);
  await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
});
