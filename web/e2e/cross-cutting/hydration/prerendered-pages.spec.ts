import type { Locator } from '@playwright/test';
import { beforeHydration, holdScript, openBeforeHydration } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { field, photo } from '../../support/pages.ts';
import { publicRoutes } from '../../support/routes.ts';
import { sessions, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Runs in the page: waits until the fonts are painted and observers have run. */
const waitForFontPaint = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
};

test('the HTML has a title, one h1, a description, the text of the page, and forms that are posted and follow the inline script', async ({
  request,
}) => {
  for (const path of publicRoutes) {
    const text = await (await request.get(path)).text();
    expect(text.match(/<title[^>]*>[^<]+ \| Gyan Vikas Institute<\/title>/g), path).toHaveLength(1);
    expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(text, path).toContain('</footer>');
    const [beforeForm, ...forms] = text.split('<form');
    if (forms.length > 0) expect(beforeForm, path).toContain('data-scripts');
    for (const form of forms) expect(form, path).toMatch(/^[^>]* method="post"/);
    if (path.startsWith('/course-detail/')) continue;
    expect(text, path).toMatch(/<meta[^>]* name="description" content="[^"]{20,}"/);
    expect(text, path).toMatch(new RegExp(`<link[^>]* rel="canonical" href="https://[^/]+${path}"`));
    expect(text, path).not.toContain('noindex');
  }
  const missing = await (await request.get('/no-such-page')).text();
  expect(missing).toContain('Page Not Found');
  expect(missing).toContain('content="noindex"');
});

test('without JavaScript a page is readable under its policy, and no password gets into an address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const urls: string[] = [];
  page.on('console', (message) => consoleErrors.push(message.text()));
  page.on('request', (sent) => urls.push(sent.url()));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.goto('/login');
  expect(consoleErrors).toEqual([]);
  await field(page, 'Email').fill(student.email);
  await field(page, 'Password').fill(student.password);
  await Promise.all([page.waitForEvent('requestfinished'), page.keyboard.press('Enter')]);
  expect(urls.join()).not.toContain(student.password);
  await context.close();
});

const texts: Record<string, string> = { date: '2004-08-15', email: 'someone@example.com', number: '7' };

/** Types into a control, chooses its second option, checks it or chooses a file, depending on its type. */
async function fill(control: Locator): Promise<void> {
  const type = await control.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'file') return control.setInputFiles(photo);
  if (type === 'checkbox' || type === 'radio') return control.check();
  if (type !== 'select-one') return control.fill(texts[type] ?? `a ${type}`);
  if ((await control.locator('option').count()) > 1) await control.selectOption({ index: 1 });
}

/** The state of all controls of the forms in the page. */
function readControls(controls: Locator): Promise<unknown[]> {
  return controls.evaluateAll((elements: HTMLInputElement[]) =>
    elements.map(({ name, type, value, checked, files }) => ({ name, type, value, checked, files: files?.length })),
  );
}

/** Paths with the number of controls in their form. */
const forms = {
  '/login': 2,
  '/register': 13,
  '/contact-us': 4,
  '/franchise': 7,
  '/view-result': 2,
  '/check-certificates': 2,
  '/courses': 4,
};

test('what is typed and chosen before hydration is kept in every form', async ({ page }) => {
  for (const [path, count] of Object.entries(forms))
    await test.step(path, async () => {
      const hydrate = await openBeforeHydration(page, path);
      const controls = page.locator('main form').locator('input, select, textarea');
      const before = await readControls(controls);
      expect(before).toHaveLength(count);
      for (const control of await controls.all()) await fill(control);
      const filled = await readControls(controls);
      expect(filled).not.toEqual(before);
      await hydrate();
      expect(await readControls(controls)).toEqual(filled);
    });
});

test('what is typed and selected before hydration is searched for after it, with the filters of the URL', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/courses?q=older&price=5000');
  await field(page, 'Search courses').fill('tally');
  await field(page, 'Duration').selectOption('Up to 3 months');
  await hydrate();
  await expect(page).toHaveURL(/\?(?=.*\bq=tally\b)(?=.*\bmonths=3\b)(?=.*\bprice=5000\b)/);
  await expect(field(page, 'Search courses')).toHaveValue('tally');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 17 courses');
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

test('a signed-in user sees no Sign In before hydration, and the header does not shift', async ({ page }) => {
  await storeSession(page, sessions.student);
  await watchLayoutShifts(page);
  const hydrate = await openBeforeHydration(page, '/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Courses' })).toBeVisible();
  await expect(header.getByText('Sign In').first()).toBeHidden();
  // Ignores shifts caused by a late font.
  const before = await page.evaluate(waitForFontPaint).then(() => layoutShift(page));
  await hydrate();
  await expect(header.getByRole('button', { name: sessions.student.user.fullName })).toBeVisible();
  expect(await layoutShift(page)).toBe(before);
});

test('a signed-in user is redirected from the login page without seeing the form [R-162]', async ({ page }) => {
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
