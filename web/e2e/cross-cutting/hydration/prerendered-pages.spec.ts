import { beforeHydration, holdScript } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { publicRoutes } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Runs in the page: waits until the fonts are painted and observers have run. */
const waitForFontPaint = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
};

test('the HTML contains a title, a description, one h1 and the text of the page', async ({ request }) => {
  for (const path of publicRoutes) {
    const text = await (await request.get(path)).text();
    expect(text.match(/<title[^>]*>[^<]+ \| Gyan Vikas Institute<\/title>/g), path).toHaveLength(1);
    expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(text, path).toContain('</footer>');
    if (path.startsWith('/course-detail/')) continue;
    expect(text, path).toMatch(/<meta[^>]* name="description" content="[^"]{20,}"/);
    expect(text, path).toMatch(new RegExp(`<link[^>]* rel="canonical" href="https://[^/]+${path}"`));
    expect(text, path).not.toContain('noindex');
  }
  const missing = await (await request.get('/no-such-page')).text();
  expect(missing).toContain('Page Not Found');
  expect(missing).toContain('content="noindex"');
});

test('without JavaScript a page is readable under its Content Security Policy', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => consoleErrors.push(message.text()));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('hydration does not insert the styles of the page again', async ({ page }) => {
  await page.goto('/about-us');
  const twice = await page.evaluate(() => {
    const prerendered = document.querySelector('style')?.textContent ?? '';
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) => sheet);
    const names = sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])]).map(({ cssText }) => /\.css-\w+/.exec(cssText)?.[0]);
    return names.filter((name) => name !== undefined && prerendered.includes(`${name}{`));
  });
  expect(twice).toEqual([]);
});

test('a signed-in viewer sees no Sign In before hydration, and the header does not shift', async ({ page }) => {
  await storeSession(page, sessions.student);
  await watchLayoutShifts(page);
  const release = await holdScript(page);
  await page.goto('/about-us', beforeHydration);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Courses' })).toBeVisible();
  await expect(header.getByText('Sign In').first()).toBeHidden();
  // Ignores shifts caused by a late font.
  const before = await page.evaluate(waitForFontPaint).then(() => layoutShift(page));
  release();
  await expect(header.getByRole('button', { name: sessions.student.user.fullName })).toBeVisible();
  expect(await layoutShift(page)).toBe(before);
});

test('a signed-in viewer is redirected from the login page without seeing the form [R-162]', async ({ page }) => {
  await storeSession(page, sessions.student);
  const release = await holdScript(page);
  await page.goto('/login?redirect=%2Fcourses', beforeHydration);
  await expect(page.getByRole('banner')).toBeVisible();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeHidden();
  // The form stays hidden while the next page loads.
  const releaseNext = await holdScript(page, '_site.courses');
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(email).toBeHidden();
  releaseNext();
  await expect(page).toHaveURL('/courses');
});

test('search parameters reach a page that was prerendered without them [Q-15]', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcourses');
  const register = page.getByRole('main').getByRole('link', { name: 'Register' });
  await expect(register).toHaveAttribute('href', '/register?redirect=%2Fcourses');
});

test('a page that was prerendered for another route is replaced, with its head', async ({ page }) => {
  await page.route('**/franchise/dashboard', async (route) => {
    const other = await route.fetch({ url: new URL('/courses', route.request().url()).href });
    await route.fulfill({ response: other });
  });
  await page.goto('/franchise/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  await expect(page).toHaveTitle(/^Please sign in first/);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
