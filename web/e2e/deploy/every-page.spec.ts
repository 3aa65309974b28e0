import type { Page } from '@playwright/test';
import { hindiPath } from '../support/languages.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts.ts';
import { submitLookup } from '../support/pages.ts';
import { guardedRoutes, publicRoutes, routesFor } from '../support/routes.ts';
import { sessions, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { readHead } from './document-head.ts';

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

/** Watches for violations and layout shifts in the pages that load from now on. */
async function watch(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordViolations);
  await watchLayoutShifts(page);
}

/** Opens paths in turn and waits for their fonts and data. */
async function crawl(page: Page, paths: readonly string[], expectMore = (_path: string) => Promise.resolve()): Promise<void> {
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
    await expectMore(path);
  }
}

/** Expects a complete head with texts that no page had before. */
async function expectPublicHead(page: Page, path: string, pathsByText: Map<string, string>): Promise<void> {
  const head = await readHead(page);
  expect(head.canonical, path).toMatch(new RegExp(`^https://[^/]+${path}$`));
  expect(head.title, path).toMatch(/\S \| Gyan Vikas Institute$/);
  expect(head.description.length, path).toBeGreaterThan(20);
  expect(head.description.length, path).toBeLessThan(200);
  expect(head.robots, path).toBe('');
  expect(head.og, path).toMatchObject({
    'og:description': head.description,
    'og:url': head.canonical,
    'og:type': 'website',
    'og:locale': `${await page.locator('html').getAttribute('lang')}`.replace('-', '_'),
  });
  expect(head.og['og:image'], path).toMatch(/^https:\/\/.+\/social\.png$/);
  expect(head.counts, path).toEqual([1, 1, 1]);
  for (const text of [head.title, head.description]) {
    expect(pathsByText.get(text), `${path}: ${text}`).toBeUndefined();
    pathsByText.set(text, path);
  }
}

async function expectHiddenFromSearchEngines(page: Page, path: string): Promise<void> {
  const head = await readHead(page);
  expect([head.robots, head.canonical], path).toEqual(['noindex', '']);
}

const rules = 'complies with the Content Security Policy, logs no errors, and has a stable layout and safe links [S-15, S-18, S-28, F-22]';

test.describe('in light at 360 px', () => {
  test.use({ colorScheme: 'light', viewport: { width: 360, height: 800 } });
  test.slow();

  test(`every guest route ${rules}, and a complete head if it is public`, async ({ page }) => {
    await watch(page);
    const pathsByText = new Map<string, string>();
    await crawl(page, routesFor.guest, (path) =>
      publicRoutes.includes(path) ? expectPublicHead(page, path, pathsByText) : expectHiddenFromSearchEngines(page, path),
    );
  });

  test(`every public page in Hindi ${rules}, and a complete head`, async ({ page }) => {
    await watch(page);
    const pathsByText = new Map<string, string>();
    await crawl(page, publicRoutes.map(hindiPath), (path) => expectPublicHead(page, path, pathsByText));
  });
});

test.describe('in dark at 1280 px', () => {
  test.use({ colorScheme: 'dark' });
  test.slow();

  test(`every student and operator route, and a certificate, ${rules}`, async ({ page }) => {
    await watch(page);
    await storeSession(page, sessions.student);
    await crawl(page, routesFor.student);
    await page.goto('/view-result');
    await submitLookup(page);
    await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
    await storeSession(page, sessions.operator);
    await crawl(page, routesFor.operator);
  });
});

test('every guarded route complies with the Content Security Policy without a session, and is hidden from search engines [S-18]', async ({
  page,
}) => {
  test.slow();
  await watch(page);
  await crawl(page, guardedRoutes, (path) => expectHiddenFromSearchEngines(page, path));
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
        // The request is rejected, as it should be.
      }
    }
    return passed;
  });
  expect(errors, 'sinks that accept a string').toEqual([]);
  consoleErrors.splice(0);
});
