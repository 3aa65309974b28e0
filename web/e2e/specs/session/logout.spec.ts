import type { Page } from '@playwright/test';
import { course } from '../../support/pages/course.ts';
import { accountMenu, header, signInLink, signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { countSessionRemovals, operator, sessions, storedSession, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { soon, toast } from '../../support/toasts.ts';

async function logOut(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
}

/** All texts of a page and its fields. */
function allTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.title, document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
  });
}

/** Measures the time from the storage event of a logout until the name of the user is gone. */
function measureLogout(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== 'institute.session') return;
    const startedAt = performance.now();
    const observer = new MutationObserver(() => check());
    const check = () => {
      if (/Aarav/.test(document.body.textContent)) return;
      observer.disconnect();
      Object.assign(window, { followedAfterMs: performance.now() - startedAt });
    };
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    // The app's own listener may have run first.
    check();
  });
}

test('a logout removes the session and the admin token, once on repeated clicks [R-033, R-187, R-188, F-11]', async ({ page }) => {
  const removals = await countSessionRemovals(page);
  await storeSession(page, sessions.student);
  await page.goto('/user/profile');
  await page.evaluate(() => sessionStorage.setItem('adminToken', 'admin-token'));
  await accountMenu(page).click();
  const mutations: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && mutations.push(request.url()));
  await header(page)
    .getByRole('button', { name: 'Logout' })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  const adminToken = await page.evaluate(() => sessionStorage.getItem('adminToken'));
  expect([await removals(), await storedSession(page), adminToken, mutations]).toEqual([1, null, null, []]);
});

test('after a logout neither Back nor the pages of the next viewer show data of the previous one [R-187, S-25]', async ({ page }) => {
  await storeSession(page, sessions.student);
  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText('student@example.com')).toBeVisible();
  await logOut(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  expect(await allTexts(page)).not.toMatch(/Aarav|student@example|GVI\//);
  await page.getByRole('main').getByRole('link', { name: 'Login now' }).click();
  expect(await allTexts(page)).not.toMatch(/Aarav|student@example/);
  await submitLogin(page, operator);
  await expect(page.getByText('Wallet Money')).toBeVisible();
  await expect(accountMenu(page, /Meera Joshi/)).toBeVisible();
  expect(await allTexts(page)).not.toMatch(/Aarav|student@example/);
  await page.goBack();
  await expect(accountMenu(page, /Meera Joshi/)).toBeVisible();
  expect(await allTexts(page)).not.toMatch(/Aarav|student@example/);
});

test('every tab, even a hidden one, follows a logout within a second and drops the input [S-25, F-17]', async ({ page, context }) => {
  await storeSession(page, sessions.student);
  await page.goto('/');
  const guarded = await context.newPage();
  await guarded.goto('/user/profile');
  await expect(guarded.getByRole('main').getByText('student@example.com')).toBeVisible();
  await guarded.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await guarded.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const form = await context.newPage();
  await form.goto('/contact-us');
  await expect(accountMenu(form)).toBeVisible();
  await form.getByLabel('Full Name', { exact: true }).fill('What Aarav typed');
  await form.evaluate(() => sessionStorage.setItem('adminToken', 'admin-token'));
  await accountMenu(page).click();
  for (const tab of [form, guarded]) await tab.evaluate(measureLogout);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  for (const tab of [form, guarded]) {
    await expect(signInLink(tab)).toBeVisible();
    expect(await allTexts(tab)).not.toMatch(/Aarav|student@example/);
    expect(await tab.evaluate(() => Reflect.get(window, 'followedAfterMs'))).toBeLessThan(1000);
  }
  // The page had been scrolled down.
  await expect(guarded.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeInViewport();
  expect(await form.evaluate(() => sessionStorage.getItem('adminToken'))).toBeNull();
  await storeSession(page, sessions.operator);
  await expect(accountMenu(form, /Meera Joshi/)).toBeVisible();
  await expect(guarded.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
  for (const tab of [form, guarded]) expect(await allTexts(tab)).not.toMatch(/Aarav|student@example/);
});

test("a guest's input is kept after a sign-in in another tab [F-17]", async ({ page, context }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Full Name', { exact: true }).fill('Asha');
  const otherTab = await context.newPage();
  await storeSession(otherTab, sessions.student);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue('Asha');
});

test('a logout works without a network [R-187, F-02]', async ({ page, context, consoleErrors }) => {
  await storeSession(page, sessions.student);
  await page.goto(course.path);
  await accountMenu(page).click();
  await context.setOffline(true);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  expect(await allTexts(page)).not.toMatch(/Aarav/);
  await context.setOffline(false);
  await expect(toast(page, /session|sign/i)).toHaveCount(0, soon);
  // React logs the chunk that cannot be fetched.
  expect(consoleErrors.filter((text) => !/while offline|Error in route match/.test(text))).toEqual([]);
  consoleErrors.splice(0);
});
