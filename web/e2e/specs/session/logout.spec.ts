import type { Page } from '@playwright/test';
import { accountMenu, header, signInLink } from '../../support/pages/header.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

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
