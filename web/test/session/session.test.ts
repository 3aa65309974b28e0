import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleErrors } from '../support/console-errors.ts';
import { type Call, Network, rejected, unreachable } from '../support/network.ts';
import { dialog, expectCount, expectNoToasts, heading, main, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import {
  accountMenu,
  mainNavigation,
  otherStudent,
  sessionKey,
  signInLink,
  signOut,
  storedSession,
  storeSession,
  student,
  submitLogin,
} from '../support/session.ts';

const courseLinks = main.css('a[href="/course-detail/c-tally"]');
const profileUser = { _id: 'u-student', role: 10, fullName: 'Aarav Sharma' };

/** As a login without an email stores it. */
const withoutEmail = () => storeSession({ token: storedSession()?.token, user: profileUser });

test('with a token the profile is fetched once, with that token [R-012, R-184, R-185]', async () => {
  const { network } = await renderRoute('/courses', { as: 'student', before: withoutEmail });
  const token = storedSession()?.token;
  await expect.element(accountMenu()).toBeVisible();
  // In development React mounts twice and aborts the request of the first mount.
  const finished = () => network.calls('/profile').filter(({ isAborted }) => !isAborted);
  await expect.poll(() => finished().length).toBe(1);
  await mainNavigation.getByRole('link', { name: 'About Us' }).click();
  await expect.element(heading('About Us')).toHaveFocus();
  expect(finished().map(({ headers, body }) => [headers.authorization, body])).toEqual([[`Bearer ${token}`, undefined]]);
  // The response completes the stored session.
  await expect.poll(() => storedSession()?.user.email).toBe(student.email);
});

test('a guest fetches no profile [R-184]', async () => {
  const { network } = await renderRoute('/courses');
  await expect.element(courseLinks.first()).toBeVisible();
  expect(network.calls('/profile')).toEqual([]);
});

test('a loading profile shows a pending state, then the user, and a logout clears it [R-188, R-189]', async () => {
  const network = new Network();
  const held = network.hold('/profile');
  const { url, back } = await renderRoute('/user/profile', { as: 'student', network, waits: false });
  const pending = page.getByText('Loading your account...');
  await expect.element(pending).toBeVisible();
  held.release();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expect.element(pending).not.toBeInTheDocument();
  await signOut();
  await expect.poll(url).toBe('/');
  back();
  await expect.element(heading('Please sign in first')).toBeVisible();
  expect(storedSession()).toBeNull();
});

test('a rejected profile shows one alert and ends the session, whatever the status and the page [R-186, R-254, F-12, S-32]', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  for (const [status, path] of [
    [401, '/user/profile'],
    [403, '/user/profile'],
    [404, '/courses'],
    [500, '/user/profile'],
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
    await expect.element(toast('We do not know you')).not.toBeInTheDocument();
  }
});

const profileFailures: [kind: string, failProfile: (network: Network) => void, text: string][] = [
  ['offline', (network) => network.fail('/profile'), unreachable],
  ['aborted', (network) => network.fail('/profile', new DOMException('aborted', 'AbortError')), unreachable],
  [
    'html',
    (network) => network.respond('/profile', { body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>', contentType: 'text/html' }),
    'The server sent a response that could not be read.',
  ],
];

for (const [kind, failProfile, text] of profileFailures) {
  test(`a profile without a response (${kind}) keeps the session and can be retried [F-01, F-05]`, async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const network = new Network();
    failProfile(network);
    await renderRoute('/user/profile', { as: 'student', network });
    const session = storedSession();
    await expect.element(heading('Your profile could not be loaded')).toBeVisible();
    await expect.element(main.getByText('You are still signed in.')).toBeVisible();
    await expectCount(toast(text), 1);
    expect(session?.token).toEqual(expect.any(String));
    expect(storedSession()?.token).toBe(session?.token);
    network.passThrough('/profile');
    await toast(text).getByRole('button', { name: 'Retry' }).click();
    await expect.element(heading('My Profile')).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });
}

test('five parallel 401s show one toast and end the session once; the redirect is preserved, and a late 401 has no effect [F-08]', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e', 'late'].map((id) => ({ _id: id, title: `Course ${id}` }));
  const network = new Network();
  network.respond('/profile', { json: { success: true, user: { ...profileUser, courses } } });
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
  const path = '/user/profile?from=%E0%A4%A8+1&tab=x%2Fy';
  const { url } = await renderRoute(path, { as: 'student', before: withoutEmail, network });
  for (const { title } of courses) await page.getByRole('button', { name: `Download invoice of ${title}` }).click();
  await expect.poll(() => waiting.size).toBe(courses.length);
  for (const id of ['a', 'b', 'c', 'd', 'e']) waiting.get(id)?.();
  const expiryDialog = dialog('Your session has ended');
  // Neither the stored session nor this profile has an email.
  await expect.element(expiryDialog.getByLabelText('Email')).toHaveFocus();
  expect(url()).toBe(path);
  await expectCount(toast(/./), 1);
  await expect.element(toast('Session expired: a')).toHaveAttribute('data-toast', 'error');
  expect([removeItem.mock.calls.filter(([key]) => key === sessionKey).length, storedSession()]).toEqual([1, null]);
  await expiryDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(heading('Please sign in first')).toHaveFocus();
  expect(url()).toBe(path);
  await main.getByRole('link', { name: 'Login now' }).click();
  await expect.element(heading('Login')).toHaveFocus();
  await submitLogin(otherStudent);
  await expect.element(heading('My Profile')).toBeVisible();
  const { searchParams } = new URL(url(), location.origin);
  expect([searchParams.get('from'), searchParams.get('tab')]).toEqual(['न 1', 'x/y']);
  waiting.get('late')?.();
  // The app reads the response within a few turns of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(storedSession()?.token).toBeTruthy();
  await expectNoToasts();
  const faults = consoleErrors.splice(0);
  expect(faults.filter((text) => text !== 'The response of getProfile does not match the contract: /user/email is required')).toEqual([]);
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

test('a 403 shows a toast and does not end the session [F-09]', async () => {
  const network = new Network();
  network.respond('/courses', rejected(403, 'Not for you'));
  await renderRoute('/courses', { as: 'student', network });
  await expect.element(toast('Not for you')).toHaveAttribute('data-toast', 'error');
  await expect.element(accountMenu()).toBeVisible();
  expect(storedSession()?.token).toEqual(expect.any(String));
});

/** Lets at most ten seconds pass. */
async function advanceUntil(isReached: () => boolean): Promise<void> {
  for (let step = 0; step < 200 && !isReached(); step += 1) await vi.advanceTimersByTimeAsync(50);
}

test('with a clock that is years off the countdown runs from 5 to 0, once a second [R-191, R-192, R-193, F-12, F-18]', async () => {
  const now = Date.now();
  for (const years of [-10, 1, 10]) {
    const wrongTime = now + years * 365 * 86_400_000;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'], now: wrongTime });
    const shown: { left: number; at: number }[] = [];
    const observer = new MutationObserver(() => {
      const text = document.querySelector('main [data-countdown]')?.textContent;
      if (text && Number(text) !== shown.at(-1)?.left) shown.push({ left: Number(text), at: performance.now() });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const { url } = await renderRoute('/user/profile?tab=1');
    await advanceUntil(() => shown.at(-1)?.left === 3);
    vi.setSystemTime(wrongTime + 3 * 86_400_000);
    await advanceUntil(() => !url().startsWith('/user/'));
    observer.disconnect();
    vi.useRealTimers();
    expect(url(), `${years} years off`).toBe('/login?redirect=%2Fuser%2Fprofile%3Ftab%3D1');
    const [start = 0] = shown.map(({ at }) => at);
    // The time of each number is a whole second, but for the steps of the timers.
    const seconds = shown.map(({ left, at }) => [left, Math.round((at - start) / 1000)]);
    expect(seconds, `${years} years off`).toEqual([5, 4, 3, 2, 1, 0].map((left) => [left, 5 - left]));
  }
});
