import { expect, test, vi } from 'vitest';
import { course } from '../support/course.ts';
import { button, expectCount, expectNoToasts, header, heading, main, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { mainNavigation, sessionKey, signInLink, storedSession, storeSession, student, submitLogin } from '../support/session.ts';

const warning = 'Your browser cannot save your login. It ends when you close or reload this tab.';

for (const [method, error] of [
  ['setItem', 'QuotaExceededError'],
  ['getItem', 'SecurityError'],
] as const) {
  test(`if ${method} throws, a sign-in works for this tab, warns once, and a reload signs out [F-16]`, async () => {
    const original = Storage.prototype[method];
    vi.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...parameters: string[]) {
      if (parameters[0]?.startsWith('institute.')) throw new DOMException('blocked', error);
      return Reflect.apply(original, this, parameters);
    });
    const { url, goto, reload } = await renderRoute('/login');
    await submitLogin(student);
    await expect.poll(url).toBe('/user/profile');
    await expect.element(main.getByText(student.email)).toBeVisible();
    await expect.element(toast(warning)).toHaveAttribute('data-toast', 'warning');
    await expectCount(toast(/./), 1);
    await mainNavigation.getByRole('link', { name: 'Courses' }).click();
    await main.css(`a[href="${course.path}"]`).first().click();
    await button('Add to Cart').click();
    await expect.element(header.getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
    await reload();
    await expect.element(signInLink).toBeVisible();
    await expect.element(heading(/Tally/)).toBeVisible();
    await goto('/user/profile');
    await expect.element(heading('Please sign in first')).toBeVisible();
  });
}

test('a session that can be stored shows no warning [F-16]', async () => {
  await renderRoute('/login');
  await submitLogin(student);
  await expect.element(main.getByText(student.email)).toBeVisible();
  await expectNoToasts();
});

const damaged: Record<string, () => unknown> = {
  truncated: () => JSON.stringify(storedSession()).slice(0, -5),
  null: () => 'null',
  huge: () => ({ ...storedSession(), user: { ...storedSession()?.user, fullName: 'x'.repeat(1_000_000) } }),
  'without a user': () => '{"token":"t","user":[]}',
  'with a role that is a list': () => '{"token":"t","user":{"_id":"u","role":[12]}}',
  'with a token that breaks headers': () => '{"token":"t\\nX: y","user":{"_id":"u","role":10}}',
  'with prototype keys only': () => '{"__proto__":{"token":"t","user":{"_id":"u","role":10}},"constructor":{"prototype":{"a":1}}}',
};

for (const [problem, session] of Object.entries(damaged)) {
  test(`a stored session that is ${problem} is removed at the start, and the page renders [F-16, S-13]`, async () => {
    const { url, goto } = await renderRoute('/franchise/dashboard', { as: 'student', before: () => storeSession(session()) });
    await expect.element(heading('Please sign in first')).toBeVisible();
    await expect.element(signInLink).toBeVisible();
    expect(localStorage.getItem(sessionKey)).toBeNull();
    await goto('/login');
    await submitLogin(student);
    await expect.poll(url).toBe('/user/profile');
    expect(storedSession()?.user._id).toBe('u-student');
  });
}
