import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { field, header, heading, link, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  accountMenu,
  inOtherDocument,
  operator,
  sessionKey,
  signInLink,
  signOut,
  storedSession,
  storedTexts,
  submitLogin,
} from '../support/session.ts';

/** All texts of the page and its fields. */
function allTexts(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [document.title, document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
}

test('a logout removes the session and the admin token, once on repeated clicks [R-033, R-187, R-188, F-11]', async () => {
  const { network, url } = await renderRoute('/user/profile', { as: 'student' });
  sessionStorage.setItem('adminToken', 'admin-token');
  await accountMenu().click();
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
  const logout = header.getByRole('button', { name: 'Logout' }).element();
  for (let press = 0; press < 3; press += 1) logout.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  const removals = removeItem.mock.calls.filter(([key]) => key === sessionKey).length;
  const mutations = network.calls().filter(({ method }) => method !== 'GET');
  expect([removals, storedSession(), sessionStorage.getItem('adminToken'), mutations]).toEqual([1, null, null, []]);
});

test('after a logout neither Back nor the pages of the next viewer show data of the previous one [R-187, R-189, S-25]', async () => {
  const { url, back } = await renderRoute('/user/profile', { as: 'student' });
  await expect.element(main.getByText('student@example.com')).toBeVisible();
  await signOut();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  back();
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect(allTexts()).not.toMatch(/Aarav|student@example|GVI\//);
  await link('Login now').click();
  await expect.element(heading('Login')).toBeVisible();
  expect(allTexts()).not.toMatch(/Aarav|student@example/);
  await submitLogin(operator);
  await expect.element(page.getByText('Wallet Money')).toBeVisible();
  await expect.element(accountMenu(/Meera Joshi/)).toBeVisible();
  expect(allTexts()).not.toMatch(/Aarav|student@example/);
  back();
  await expect.poll(url).not.toBe('/franchise/dashboard');
  await expect.element(accountMenu(/Meera Joshi/)).toBeVisible();
  expect(allTexts()).not.toMatch(/Aarav|student@example/);
});

test("a guest's input is kept after a sign-in in another tab [F-17]", async () => {
  const { mocks } = await renderRoute('/contact-us');
  await field('Full Name').fill('Asha');
  const session = JSON.stringify(await mocks.signIn('u-student'));
  inOtherDocument((storage) => storage.setItem(sessionKey, session));
  await expect.element(accountMenu()).toBeVisible();
  await expect.element(field('Full Name')).toHaveValue('Asha');
});

test('what another user has left in a tab goes when the website is opened there by the next user [S-25]', async () => {
  await renderRoute('/', {
    as: 'otherStudent',
    before: () => {
      const left = JSON.stringify({ user: 'u-franchise', time: Date.now(), values: { name: ['Meera'] }, items: [] });
      for (const key of ['draft.create-exam', 'bulk.students']) sessionStorage.setItem(`institute.${key}`, left);
      localStorage.setItem('institute.sent-documents', left);
    },
  });
  await expect.element(accountMenu(/Rohit/)).toBeVisible();
  expect(storedTexts()).not.toContain('Meera');
});
