import type { Browser, Request } from '@playwright/test';
import { answerCall, expect, fillLogin, notice, soon, student, test, unreachable, watchCalls, watchComplaints } from '../../support/app.ts';
import {
  countRemovals,
  holdInvoices,
  leaveRecord,
  records,
  refuseOnce,
  silenceProfile,
  storedRecord,
  watchAlerts,
} from '../../support/session.ts';

test('the profile is loaded wherever there is a token, once, with the token of the record [R-012, R-184, R-185]', async ({ page }) => {
  await leaveRecord(page, records.student);
  const calls: Request[] = [];
  // Development React mounts twice and aborts the call of the first mount.
  page.on('requestfinished', (call) => new URL(call.url()).pathname === '/v1/profile' && calls.push(call));
  await page.goto('/courses');
  await expect(page.getByRole('banner').getByRole('button', { name: /Aarav Sharma/ })).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  expect(calls).toHaveLength(1);
  expect([await calls[0]?.headerValue('authorization'), calls[0]?.postData()]).toEqual([`Bearer ${records.student.token}`, null]);
  // The record is made whole by the answer.
  await expect.poll(async () => (await storedRecord(page))?.user.email).toBe(student.email);
});

test('a visitor has no profile to load [R-184]', async ({ page }) => {
  const calls = watchCalls(page, 'GET', '/profile');
  await page.goto('/courses');
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('the load of the profile shows that it works, then the person, and a logout clears it [R-188, R-189]', async ({ page }) => {
  await leaveRecord(page, records.student);
  await page.goto('/user/profile?mocks=slow');
  await expect(page.getByText(/^One moment/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
  await expect(page.getByText(/^One moment/)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Aarav Sharma/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
});

test('a refused profile alerts once and ends the session, whatever the refusal and the page [R-186, R-254, F-12, S-32]', async ({
  page,
}) => {
  const alerts = watchAlerts(page);
  for (const [status, path] of [
    [401, '/user/profile'],
    [403, '/user/profile'],
    [404, '/courses'],
    [500, '/user/profile'],
    [200, '/courses'],
  ] as const) {
    await test.step(`${status} on ${path}`, async () => {
      await leaveRecord(page, records.student);
      await answerCall(page, '/profile', { success: false, message: 'We do not know you' }, status);
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await storedRecord(page)).toBeNull();
      const courses = page.locator('a[href="/course-detail/c-tally"]').first();
      const guard = page.getByRole('heading', { level: 1, name: 'Please sign in first' });
      await expect(path === '/courses' ? courses : guard).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(alerts.splice(0)).toEqual(['We do not know you']);
      await expect(notice(page, 'We do not know you')).toHaveCount(0, soon);
    });
  }
});

for (const [kind, text] of [
  ['offline', unreachable],
  ['aborted', unreachable],
  ['html', 'The server sent an answer that could not be read.'],
] as const) {
  test(`a profile that nobody answers (${kind}) keeps the session and can be tried again [F-01, F-05]`, async ({ page }) => {
    const alerts = watchAlerts(page);
    await leaveRecord(page, records.student);
    await silenceProfile(page, kind);
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByText('You are still signed in.')).toBeVisible();
    await expect(notice(page, text)).toHaveCount(1);
    expect((await storedRecord(page))?.token).toBe(records.student.token);
    await page.evaluate(() => Object.assign(window, { answering: true }));
    await notice(page, text).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(alerts).toEqual([]);
  });
}

test('five parallel 401s tell once and end the session once; the way back is kept, and a late one harms nobody [F-08]', async ({
  page,
}) => {
  await leaveRecord(page, records.student);
  const courses = ['a', 'b', 'c', 'd', 'e', 'late'].map((id) => ({ _id: id, title: `Course ${id}` }));
  await answerCall(page, '/profile', { success: true, user: { ...records.student.user, courses } });
  const gates = await holdInvoices(page);
  const removals = await countRemovals(page);
  const address = '/user/profile?from=%E0%A4%A8+1&tab=x%2Fy';
  await page.goto(address);
  for (const { title } of courses) await page.getByRole('button', { name: `Download invoice of ${title}` }).click();
  await gates.refuse(['a', 'b', 'c', 'd', 'e']);
  // The focus was on the last button.
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in first' })).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(notice(page, /./)).toHaveCount(1);
  await expect(notice(page, 'Your time is over, says a')).toHaveAttribute('data-notice', 'error');
  expect([await removals(), await storedRecord(page)]).toEqual([1, null]);
  await page.getByRole('main').getByRole('link', { name: 'Login now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await fillLogin(page, { email: 'rohit.singh@example.com', password: 'student123' });
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('from'), searchParams.get('tab')]).toEqual(['न 1', 'x/y']);
  await gates.refuse(['late']);
  expect((await storedRecord(page))?.token).toBeTruthy();
  await expect(notice(page, /./)).toHaveCount(0, soon);
});

test('a 401 on a public page ends the session, and the page stays and is read again without it [F-08]', async ({ page }) => {
  await leaveRecord(page, records.student);
  await refuseOnce(page, '/courses', 'Your time is over');
  const calls = watchCalls(page, 'GET', '/courses');
  await page.goto('/courses');
  await expect(notice(page, 'Your time is over')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('a[href="/course-detail/c-tally"]').first()).toBeVisible();
  expect(await calls.at(-1)?.headerValue('authorization')).toBeNull();
});

test('a 403 is told and ends no session [F-09]', async ({ page }) => {
  await leaveRecord(page, records.student);
  await answerCall(page, '/courses', { success: false, message: 'Not for you' }, 403);
  await page.goto('/courses');
  await expect(notice(page, 'Not for you')).toHaveAttribute('data-notice', 'error');
  await expect(page.getByRole('banner').getByRole('button', { name: /Aarav Sharma/ })).toBeVisible();
  expect((await storedRecord(page))?.token).toBe(records.student.token);
});

const clocks = [
  ['Asia/Kolkata', -10],
  ['America/New_York', 10],
  ['Pacific/Chatham', 0],
  ['UTC', 1],
] as const;

/** Counts down in a browser of its own, whose clock is so many years off. */
async function countsDown(browser: Browser, timezoneId: string, years: number): Promise<void> {
  const context = await browser.newContext({ timezoneId });
  const page = await context.newPage();
  const complaints = watchComplaints(page);
  const wrong = Date.now() + years * 365 * 86_400_000;
  await page.clock.setFixedTime(wrong);
  await page.addInitScript(() => {
    const seen: { left: string; at: number }[] = Object.assign(window, { seen: [] }).seen;
    new MutationObserver(() => {
      const left = document.querySelector('main [data-countdown]')?.textContent;
      if (left && left !== seen.at(-1)?.left) seen.push({ left, at: performance.now() });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/user/profile?tab=1');
  await page.waitForFunction(() => 'seen' in window && (window.seen as { left: string }[]).some(({ left }) => Number(left) <= 3));
  await page.clock.setFixedTime(wrong + 3 * 86_400_000);
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fprofile%3Ftab%3D1');
  const seen = await page.evaluate(() => ('seen' in window ? (window.seen as { left: string; at: number }[]) : []));
  const counted = seen.map(({ left }) => Number(left));
  expect([counted[0], counted], 'down from 5, each number once').toEqual([5, [...new Set(counted)].sort((a, b) => b - a)]);
  // A machine that stalls may show a number late; none comes early.
  for (const { left, at } of seen) expect(at - (seen[0]?.at ?? 0), left).toBeGreaterThan((5 - Number(left)) * 1000 - 500);
  expect(complaints).toEqual([]);
  await context.close();
}

test('with a clock that is years off the countdown goes from 5 to 0, once a second [R-191, R-192, R-193, F-12, F-18]', async ({
  browser,
}) => {
  // At the same time, because each takes its five seconds.
  await Promise.all(clocks.map(([timezoneId, years]) => countsDown(browser, timezoneId, years)));
});
