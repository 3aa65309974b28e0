import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../data/people.ts';
import { type Call, Network, rejected, unreachable } from '../support/network.ts';
import { dialog, expectCount, expectNoToasts, field, header, heading, link, main, toast } from '../support/page.ts';
import { renderRoute, waitForResponses } from '../support/render-route.tsx';
import {
  accountMenu,
  inOtherDocument,
  mainNavigation,
  operator,
  sessionKey,
  signInLink,
  signOut,
  storedSession,
  storedTexts,
  storeSession,
  student,
  submitLogin,
} from '../support/session.ts';

const courseLinks = main.css('a[href="/course-detail/c-tally"]');

test('with a token the profile is fetched once, with that token, and completes the session; a guest fetches none [R-012, R-184, R-185, R-189]', async () => {
  const { network } = await renderRoute('/courses', {
    as: 'student',
    // A login without an email stores such a session.
    before: () => storeSession({ token: storedSession()?.token, user: { _id: 'u-student', role: 10, fullName: 'Aarav Sharma' } }),
  });
  const token = storedSession()?.token;
  await expect.element(accountMenu()).toBeVisible();
  // In development React mounts twice and aborts the request of the first mount.
  const finished = () => network.calls('/profile').filter(({ isAborted }) => !isAborted);
  await expect.poll(() => finished().length).toBe(1);
  await mainNavigation.getByRole('link', { name: 'About Us' }).click();
  await expect.element(heading('About Us')).toHaveFocus();
  expect(finished().map(({ headers, body }) => [headers.authorization, body])).toEqual([[`Bearer ${token}`, undefined]]);
  await expect.poll(() => storedSession()?.user.email).toBe(student.email);
  const guest = await renderRoute('/courses');
  await expect.element(courseLinks.first()).toBeVisible();
  expect(guest.network.calls('/profile')).toEqual([]);
});

test('while the profile loads, its page says so and shows nothing of it [R-189, S-12]', async () => {
  const network = new Network();
  const held = network.hold('/profile');
  await renderRoute('/user/profile', { as: 'student', network, waits: false });
  await expect.element(page.getByText('Loading your account...')).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
  held.release();
  await expect.element(main.getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
});

test('a rejected profile shows one alert and ends the session, whatever the status and the page [R-186, R-254, F-12, S-32]', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  for (const [status, path] of [
    [401, '/user/profile'],
    [200, '/courses'],
  ] as const) {
    const network = new Network();
    network.respond('/profile', rejected(status, 'We do not know you'));
    await renderRoute(path, { as: 'student', network });
    await expect.element(signInLink, { message: `${status} on ${path}` }).toBeVisible();
    expect(storedSession()).toBeNull();
    await expect.element(path === '/courses' ? courseLinks.first() : heading('Please sign in first')).toBeVisible();
    await expect.element(main.css('[aria-busy=true]')).not.toBeInTheDocument();
    expect(alert.mock.calls.splice(0), `${status} on ${path}`).toEqual([['We do not know you']]);
    await expectNoToasts();
  }
});

test('a profile without a response keeps the session, and the page and its toast offer a retry [F-01, F-05, S-12]', async () => {
  const network = new Network();
  network.fail('/profile');
  await renderRoute('/user/profile', { as: 'student', network });
  await expect.element(heading('Your profile could not be loaded')).toBeVisible();
  await expect.element(main.getByText('You are still signed in.')).toBeVisible();
  await expectCount(toast(unreachable), 1);
  expect(storedSession()?.token).toEqual(expect.any(String));
  network.passThrough('/profile');
  const held = network.hold('/profile');
  await toast(unreachable).getByRole('button', { name: 'Retry' }).click();
  await expect.element(main.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(main.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
  held.release();
  await expect.element(heading('My Profile')).toBeVisible();
});

test('five parallel 401s show one toast and end the session once, and a late 401 has no effect on the next one [F-08]', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e', 'late'].map((id) => ({ _id: id, title: `Course ${id}` }));
  const network = new Network();
  network.respond('/profile', { json: { success: true, user: { ...user, courses } } });
  const waiting = new Map<string, () => void>();
  network.intercept(
    '/invoice/*',
    ({ path }: Call) =>
      new Promise((resolve) => {
        const id = path.split('/').at(-1) ?? '';
        waiting.set(id, () => resolve(Response.json({ success: false, message: `Session expired: ${id}` }, { status: 401 })));
      }),
  );
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
  await renderRoute('/user/profile', { as: 'student', network });
  for (const { title } of courses) await page.getByRole('button', { name: `Download invoice of ${title}` }).click();
  await expect.poll(() => waiting.size).toBe(courses.length);
  for (const id of ['a', 'b', 'c', 'd', 'e']) waiting.get(id)?.();
  const expiryDialog = dialog('Your session has ended');
  await expect.element(expiryDialog).toBeVisible();
  await expectCount(toast(/./), 1);
  await expect.element(toast('Session expired: a')).toHaveAttribute('data-toast', 'error');
  expect([removeItem.mock.calls.filter(([key]) => key === sessionKey).length, storedSession()]).toEqual([1, null]);
  await expiryDialog.getByLabelText('Password', { exact: true }).fill(student.password);
  await expiryDialog.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(expiryDialog).not.toBeInTheDocument();
  waiting.get('late')?.();
  await waitForResponses();
  expect(storedSession()?.token).toBeTruthy();
  await expectCount(toast(/Session expired/), 1);
});

test('a 401 on a public page ends the session, and the page stays and refetches without it [F-08]', async () => {
  const network = new Network();
  network.respond('/courses', rejected(401, 'Session expired'), { times: 1 });
  await renderRoute('/courses', { as: 'student', network });
  await expect.element(toast('Session expired')).toBeVisible();
  await expect.element(signInLink).toBeVisible();
  await expect.element(courseLinks.first()).toBeVisible();
  const calls = network.calls('/courses');
  expect(calls[0]?.headers).toHaveProperty('authorization');
  expect(calls.at(-1)?.headers).not.toHaveProperty('authorization');
});

test('if the storage is full, a sign-in works for this tab, warns once, and a reload signs out [F-16]', async () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('institute.')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const { url, reload } = await renderRoute('/login');
  await submitLogin(student);
  await expect.poll(url).toBe('/user/profile');
  await expect.element(main.getByText(student.email)).toBeVisible();
  const warning = 'Your browser cannot save your login. It ends when you close or reload this tab.';
  await expect.element(toast(warning)).toHaveAttribute('data-toast', 'warning');
  await expectCount(toast(/./), 1);
  await reload();
  await expect.element(heading('Please sign in first')).toBeVisible();
});

test('a damaged session is removed at the start, and the page renders [F-16, S-13]', async () => {
  await renderRoute('/user/profile', { as: 'student', before: () => storeSession(JSON.stringify(storedSession()).slice(0, -5)) });
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

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
  const logout = header.getByRole('menuitem', { name: 'Logout' }).element();
  for (let press = 0; press < 3; press += 1) logout.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(storedSession(), 'at once, also if the window is closed now').toBeNull();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  const removals = removeItem.mock.calls.filter(([key]) => key === sessionKey).length;
  const mutations = network.calls().filter(({ method }) => method !== 'GET');
  expect([removals, storedSession(), sessionStorage.getItem('adminToken'), mutations]).toEqual([1, null, null, []]);
});

test('after a logout neither Back nor the pages of the next user show data of the previous one [R-187, R-189, S-25]', async () => {
  const { url, back } = await renderRoute('/user/profile', { as: 'student' });
  await expect.element(main.getByText('student@example.com')).toBeVisible();
  await signOut();
  await expect.poll(url).toBe('/');
  await expect.element(signInLink).toBeVisible();
  back();
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect(allTexts()).not.toMatch(/Aarav|student@example|GVI\//);
  await link('Sign in now').click();
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

test.each([
  ['/contact-us', 'Full Name'],
  // For a student, the page would fill in the own Student Id.
  ['/view-result', 'Student Id'],
])('what a guest has typed on %s is kept after a sign-in in another tab [F-17]', async (path, label) => {
  const { mocks } = await renderRoute(path);
  await field(label).fill('Asha');
  const session = JSON.stringify(await mocks.signIn('u-student'));
  inOtherDocument((storage) => storage.setItem(sessionKey, session));
  await expect.element(accountMenu()).toBeVisible();
  await expect.element(field(label)).toHaveValue('Asha');
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
