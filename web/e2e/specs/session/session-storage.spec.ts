import { course, expect, fillLogin, notice, soon, student, test } from '../../support/app.ts';
import { leaveRecord, records, sessionKey, storedRecord } from '../../support/session.ts';

const warning = 'Your browser does not keep this sign-in. It ends when you close or reload this tab.';

for (const [call, error] of [
  ['setItem', 'QuotaExceededError'],
  ['getItem', 'SecurityError'],
] as const) {
  test(`where ${call} throws, a person signs in for this tab, is told once, and a reload signs out [F-16]`, async ({ page }) => {
    await page.addInitScript(
      ([name, error]) => {
        const works: (key: string, value: string) => unknown = Storage.prototype[name];
        // The mocks keep their world in the same storage.
        Object.assign(Storage.prototype, {
          [name](this: Storage, key: string, value: string) {
            if (key.startsWith('institute.')) throw new DOMException('refused', error);
            return works.call(this, key, value);
          },
        });
      },
      [call, error] as const,
    );
    await page.goto('/login');
    await fillLogin(page, student);
    await expect(page).toHaveURL('/user/profile');
    await expect(page.getByRole('main').getByText(student.email)).toBeVisible();
    await expect(notice(page, warning)).toHaveAttribute('data-notice', 'warning');
    await expect(notice(page, /./)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    await page.locator(`main a[href="${course.path}"]`).first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').first().click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  });
}

test('where the record is kept, nobody is warned [F-16]', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, student);
  await expect(page.getByRole('main').getByText(student.email)).toBeVisible();
  await expect(notice(page, /./)).toHaveCount(0, soon);
});

for (const [what, record] of [
  ['cut off', JSON.stringify(records.student).slice(0, -5)],
  ['null', 'null'],
  ['huge', JSON.stringify({ ...records.student, user: { ...records.student.user, fullName: 'x'.repeat(1_000_000) } })],
  ['without a user', '{"token":"t","user":[]}'],
  ['with a role that is a list', '{"token":"t","user":{"_id":"u","role":[12]}}'],
  ['with a token that breaks headers', '{"token":"t\\nX: y","user":{"_id":"u","role":10}}'],
  ['with polluted keys alone', '{"__proto__":{"token":"t","user":{"_id":"u","role":10}},"constructor":{"prototype":{"a":1}}}'],
] as const) {
  test(`a record that is ${what} is removed at the start, and the page stands [F-16, S-13]`, async ({ page }) => {
    await leaveRecord(page, record);
    await page.goto('/franchise/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await page.goto('/login');
    await fillLogin(page, student);
    await expect(page).toHaveURL('/user/profile');
    expect((await storedRecord(page))?.token).toBe(records.student.token);
  });
}
