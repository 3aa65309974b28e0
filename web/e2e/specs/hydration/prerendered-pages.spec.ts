import { holdScript } from '../../support/hydration.ts';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { publicRoutes } from '../../support/routes.ts';
import { sessions, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Runs in the page: until a frame with its fonts is painted, and observers have been told of it. */
const fontsDrawn = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
};

const html = { waitUntil: 'domcontentloaded' } as const;

test('whoever asks without a browser gets the page: its title, its description, its one heading and its words', async ({ request }) => {
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

test('without script a page can be read under its policy', async ({ browser, baseURL }) => {
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

test('what is typed before script answers stays, and the form cannot be sent to nobody', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/login', html);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeDisabled();
  release();
  await expect(email).toHaveValue(student.email);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/user/profile');
});

test('a button that is pressed before script answers does its work when it does', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/about-us', html);
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('whoever is signed in is shown no Sign In before script knows the name, and nothing moves when it does', async ({ page }) => {
  await storeSession(page, sessions.student);
  await watchLayoutShifts(page);
  const release = await holdScript(page);
  await page.goto('/about-us', html);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Courses' })).toBeVisible();
  await expect(bar.getByText('Sign In').first()).toBeHidden();
  // What a font moves that comes late is not meant.
  const before = await page.evaluate(fontsDrawn).then(() => layoutShift(page));
  release();
  await expect(bar.getByRole('button', { name: sessions.student.user.fullName })).toBeVisible();
  expect(await layoutShift(page)).toBe(before);
});

test('whoever is signed in is led on from the login page and never sees its form [R-162]', async ({ page }) => {
  await storeSession(page, sessions.student);
  const release = await holdScript(page);
  await page.goto('/login?redirect=%2Fcourses', html);
  await expect(page.getByRole('banner')).toBeVisible();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeHidden();
  // Nor while the next page is on its way.
  const releaseNext = await holdScript(page, '_site.courses');
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(email).toBeHidden();
  releaseNext();
  await expect(page).toHaveURL('/courses');
});

test("an address's parameters reach a page that the build has made without them [Q-15]", async ({ page }) => {
  await page.goto('/login?redirect=%2Fcourses');
  const register = page.getByRole('main').getByRole('link', { name: 'Register' });
  await expect(register).toHaveAttribute('href', '/register?redirect=%2Fcourses');
});

test('the page of another route in place of its own is thrown away, and its head too', async ({ page }) => {
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
