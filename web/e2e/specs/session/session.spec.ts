import type { Browser, Request } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import type { Network } from '../../support/network.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { accountMenu, signInLink, signOut } from '../../support/pages/header.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { countSessionRemovals, sessions, storedSession, storeSession, student } from '../../support/session.ts';
import { expect, test, watchConsole } from '../../support/test.ts';
import { expectNoToasts, soon, toast } from '../../support/toasts.ts';

test('with a token the profile is fetched once, with that token [R-012, R-184, R-185]', async ({ page }) => {
  await storeSession(page, sessions.student);
  const requests: Request[] = [];
  // In development React mounts twice and aborts the request of the first mount.
  page.on('requestfinished', (request) => new URL(request.url()).pathname === '/v1/profile' && requests.push(request));
  await page.goto('/courses');
  await expect(accountMenu(page)).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  expect(requests).toHaveLength(1);
  expect([await requests[0]?.headerValue('authorization'), requests[0]?.postData()]).toEqual([`Bearer ${sessions.student.token}`, null]);
  // The response completes the stored session.
  await expect.poll(async () => (await storedSession(page))?.user.email).toBe(student.email);
});

test('a guest fetches no profile [R-184]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/profile');
  await page.goto('/courses');
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
  expect(requests).toHaveLength(0);
});

test('a loading profile shows a pending state, then the user, and a logout clears it [R-188, R-189]', async ({ page }) => {
  await storeSession(page, sessions.student);
  await page.goto('/user/profile?mocks=slow');
  await expect(page.getByText('Loading your account...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expect(page.getByText('Loading your account...')).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test('a rejected profile shows one alert and ends the session, whatever the status and the page [R-186, R-254, F-12, S-32]', {
  tag: '@development-react',
}, async ({ page, network }) => {
  const alerts = handleDialogs(page, 'accept');
  for (const [status, path] of [
    [401, '/user/profile'],
    [403, '/user/profile'],
    [404, '/courses'],
    [500, '/user/profile'],
    [200, '/courses'],
  ] as const) {
    await test.step(`${status} on ${path}`, async () => {
      await storeSession(page, sessions.student);
      network.respond('/profile', { status, json: { success: false, message: 'We do not know you' } });
      await page.goto(path);
      await expect(signInLink(page)).toBeVisible();
      expect(await storedSession(page)).toBeNull();
      const courses = page.locator('a[href="/course-detail/c-tally"]').first();
      const guardHeading = page.getByRole('heading', { level: 1, name: 'Please sign in first' });
      await expect(path === '/courses' ? courses : guardHeading).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(alerts.splice(0)).toEqual(['We do not know you']);
      await expect(toast(page, 'We do not know you')).toHaveCount(0, soon);
    });
  }
});

const profileFailures: [kind: string, failProfile: (network: Network) => void, text: string][] = [
  ['offline', (network) => network.fail('/profile'), unreachable],
  ['aborted', (network) => network.fail('/profile', 'AbortError'), unreachable],
  [
    'html',
    (network) => network.respond('/profile', { body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>', contentType: 'text/html' }),
    'The server sent a response that could not be read.',
  ],
];

for (const [kind, failProfile, text] of profileFailures) {
  test(`a profile without a response (${kind}) keeps the session and can be retried [F-01, F-05]`, async ({ page, network }) => {
    const alerts = handleDialogs(page, 'accept');
    await storeSession(page, sessions.student);
    failProfile(network);
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByText('You are still signed in.')).toBeVisible();
    await expect(toast(page, text)).toHaveCount(1);
    expect((await storedSession(page))?.token).toBe(sessions.student.token);
    network.passThrough('/profile');
    await toast(page, text).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(alerts).toEqual([]);
  });
}

test('five parallel 401s show one toast and end the session once; the redirect is preserved, and a late 401 has no effect [F-08]', async ({
  page,
  network,
}) => {
  await storeSession(page, sessions.student);
  const courses = ['a', 'b', 'c', 'd', 'e', 'late'].map((id) => ({ _id: id, title: `Course ${id}` }));
  network.respond('/profile', { json: { success: true, user: { ...sessions.student.user, courses } } });
  const held = network.hold('/invoice/*');
  const reject = (ids: string[]) => {
    for (const { path, respond } of held.calls) {
      const id = path.split('/').at(-1) ?? '';
      if (ids.includes(id)) respond({ status: 401, json: { success: false, message: `Session expired: ${id}` } });
    }
  };
  const removals = await countSessionRemovals(page);
  const url = '/user/profile?from=%E0%A4%A8+1&tab=x%2Fy';
  await page.goto(url);
  for (const { title } of courses) await page.getByRole('button', { name: `Download invoice of ${title}` }).click();
  await expect.poll(() => held.calls.length).toBe(courses.length);
  reject(['a', 'b', 'c', 'd', 'e']);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  // Neither the stored session nor this profile has an email.
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(url);
  await expect(toast(page, /./)).toHaveCount(1);
  await expect(toast(page, 'Session expired: a')).toHaveAttribute('data-toast', 'error');
  expect([await removals(), await storedSession(page)]).toEqual([1, null]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeFocused();
  await expect(page).toHaveURL(url);
  await page.getByRole('main').getByRole('link', { name: 'Login now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await submitLogin(page, { email: 'rohit.singh@example.com', password: 'student123' });
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('from'), searchParams.get('tab')]).toEqual(['न 1', 'x/y']);
  reject(['late']);
  // The app reads the response within a few turns of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect((await storedSession(page))?.token).toBeTruthy();
  await expectNoToasts(page);
});

test('a 401 on a public page ends the session, and the page stays and refetches without it [F-08]', async ({ page, network }) => {
  await storeSession(page, sessions.student);
  network.respond('/courses', { status: 401, json: { success: false, message: 'Session expired' } }, { times: 1 });
  const requests = watchRequests(page, 'GET', '/courses');
  await page.goto('/courses');
  await expect(toast(page, 'Session expired')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
  expect(await requests.at(-1)?.headerValue('authorization')).toBeNull();
});

test('a 403 shows a toast and does not end the session [F-09]', async ({ page, network }) => {
  await storeSession(page, sessions.student);
  network.respond('/courses', { status: 403, json: { success: false, message: 'Not for you' } });
  await page.goto('/courses');
  await expect(toast(page, 'Not for you')).toHaveAttribute('data-toast', 'error');
  await expect(accountMenu(page)).toBeVisible();
  expect((await storedSession(page))?.token).toBe(sessions.student.token);
});

const clocks = [
  ['Asia/Kolkata', -10],
  ['America/New_York', 10],
  ['Pacific/Chatham', 0],
  ['UTC', 1],
] as const;

/** Checks the countdown in a browser context whose clock is years off. */
async function expectCountdown(browser: Browser, timezoneId: string, years: number): Promise<void> {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  const consoleErrors = watchConsole(page);
  const wrongTime = Date.now() + years * 365 * 86_400_000;
  await page.clock.setFixedTime(wrongTime);
  await page.addInitScript(() => {
    const shown: { left: string; at: number }[] = Object.assign(window, { shown: [] }).shown;
    new MutationObserver(() => {
      const left = document.querySelector('main [data-countdown]')?.textContent;
      if (left && left !== shown.at(-1)?.left) shown.push({ left, at: performance.now() });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/user/profile?tab=1');
  await page.waitForFunction(() => 'shown' in window && (window.shown as { left: string }[]).some(({ left }) => Number(left) <= 3));
  await page.clock.setFixedTime(wrongTime + 3 * 86_400_000);
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fprofile%3Ftab%3D1');
  const shown = await page.evaluate(() => ('shown' in window ? (window.shown as { left: string; at: number }[]) : []));
  const numbers = shown.map(({ left }) => Number(left));
  expect([numbers[0], numbers], 'down from 5, each number once').toEqual([5, [...new Set(numbers)].sort((a, b) => b - a)]);
  // A busy machine may show a number late, but never early.
  for (const { left, at } of shown) expect(at - (shown[0]?.at ?? 0), left).toBeGreaterThan((5 - Number(left)) * 1000 - 500);
  expect(consoleErrors).toEqual([]);
  await context.close();
}

test('with a clock that is years off the countdown runs from 5 to 0, once a second [R-191, R-192, R-193, F-12, F-18]', {
  tag: '@development-react',
}, async ({ browser }) => {
  // In parallel, because each takes five seconds.
  await Promise.all(clocks.map(([timezoneId, years]) => expectCountdown(browser, timezoneId, years)));
});
