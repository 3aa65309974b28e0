import type { Locator } from '@playwright/test';
import { openBeforeHydration, openLoginBeforeHydration } from '../../support/hydration.ts';
import { loginButton } from '../../support/pages/login.ts';
import { field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { publicRoutes } from '../../support/routes.ts';
import { student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const texts: Record<string, string> = { date: '2004-08-15', email: 'someone@example.com', number: '7' };

/** Types into a control, chooses its second option, checks it or chooses a file, whatever it takes. */
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
const forms = { '/login': 2, '/register': 13, '/contact-us': 4, '/franchise': 7, '/view-result': 2, '/courses': 4 };

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

test('a photo that is chosen before hydration is shown after it', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/register');
  await field(page, 'Photo').setInputFiles(photo);
  await hydrate();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
});

test('hydration leaves the page where the viewer has scrolled it', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/register');
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBe(300);
  await hydrate();
  expect(await scrollY()).toBe(300);
});

test('before hydration no form is sent by the browser itself', async ({ page }) => {
  await openLoginBeforeHydration(page);
  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await page.keyboard.press('Enter');
  await loginButton(page).click();
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  // A navigation would have replaced the document by the next one.
  await page.goto('/about-us', { waitUntil: 'commit' });
  expect(requests.map((url) => new URL(url).pathname)).toEqual(['/about-us']);
});

test('the inline script comes before every form, so that no form can be sent without it', async ({ request }) => {
  for (const path of publicRoutes) {
    const [beforeForm = '', ...forms] = (await (await request.get(path)).text()).split('<form');
    if (forms.length > 0) expect(beforeForm, path).toContain('data-scripts');
  }
});

test('no form can put the password into an address, not even without JavaScript', async ({ browser, baseURL, request }) => {
  for (const path of publicRoutes) {
    const forms = (await (await request.get(path)).text()).match(/<form[^>]*>/g) ?? [];
    for (const form of forms) expect(form, path).toContain('method="post"');
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  await page.goto('/login');
  await field(page, 'Email').fill(student.email);
  await field(page, 'Password').fill(student.password);
  await Promise.all([page.waitForEvent('requestfinished'), page.keyboard.press('Enter')]);
  expect(urls.join()).not.toContain(student.password);
  await context.close();
});
