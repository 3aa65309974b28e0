import { addToCart, course } from '../../support/pages/course.ts';
import { signInLink } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { sessionKey, sessions, storedSession, storeSession, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

const warning = 'Your browser cannot save your login. It ends when you close or reload this tab.';

for (const [method, error] of [
  ['setItem', 'QuotaExceededError'],
  ['getItem', 'SecurityError'],
] as const) {
  test(`if ${method} throws, a sign-in works for this tab, warns once, and a reload signs out [F-16]`, async ({ page }) => {
    await page.addInitScript(
      ([name, error]) => {
        const original: (key: string, value: string) => unknown = Storage.prototype[name];
        // The mocks use the same storage.
        Object.assign(Storage.prototype, {
          [name](this: Storage, key: string, value: string) {
            if (key.startsWith('institute.')) throw new DOMException('blocked', error);
            return original.call(this, key, value);
          },
        });
      },
      [method, error] as const,
    );
    await page.goto('/login');
    await submitLogin(page, student);
    await expect(page).toHaveURL('/user/profile');
    await expect(page.getByRole('main').getByText(student.email)).toBeVisible();
    await expect(toast(page, warning)).toHaveAttribute('data-toast', 'warning');
    await expect(toast(page, /./)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    await page.locator(`main a[href="${course.path}"]`).first().click();
    await addToCart(page).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  });
}

test('a session that can be stored shows no warning [F-16]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, student);
  await expect(page.getByRole('main').getByText(student.email)).toBeVisible();
  await expectNoToasts(page);
});

for (const [problem, session] of [
  ['truncated', JSON.stringify(sessions.student).slice(0, -5)],
  ['null', 'null'],
  ['huge', JSON.stringify({ ...sessions.student, user: { ...sessions.student.user, fullName: 'x'.repeat(1_000_000) } })],
  ['without a user', '{"token":"t","user":[]}'],
  ['with a role that is a list', '{"token":"t","user":{"_id":"u","role":[12]}}'],
  ['with a token that breaks headers', '{"token":"t\\nX: y","user":{"_id":"u","role":10}}'],
  ['with prototype keys only', '{"__proto__":{"token":"t","user":{"_id":"u","role":10}},"constructor":{"prototype":{"a":1}}}'],
] as const) {
  test(`a stored session that is ${problem} is removed at the start, and the page renders [F-16, S-13]`, async ({ page }) => {
    await storeSession(page, session);
    await page.goto('/franchise/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await page.goto('/login');
    await submitLogin(page, student);
    await expect(page).toHaveURL('/user/profile');
    expect((await storedSession(page))?.user._id).toBe(sessions.student.user._id);
  });
}
