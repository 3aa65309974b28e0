import type { Page } from '@playwright/test';
import { type MockResponse, unreachable } from '../../support/network.ts';
import { buyNow, course } from '../../support/pages/course.ts';
import { accountMenu, signInLink, signOut } from '../../support/pages/header.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, letToastsRepeat, toast } from '../../support/toasts.ts';

const html = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>nginx</h1></body></html>';
const courses = '{"success":true,"message":"Fine","courses":[{"_id":"c-one","title":"Course One"}]}';
const unreadable = 'The server sent a response that could not be read.';
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const card = (page: Page) => page.locator(`main a[href="${course.path}"]`).first();

/** Responses that the SDK cannot use, and the toast for each. Its own tests ask for many more. */
const brokenResponses: readonly [name: string, response: MockResponse, message: string][] = [
  ['500 with JSON', { status: 500, body: '{"success":false,"message":"The registers are locked."}' }, 'The registers are locked.'],
  [
    '502 with HTML',
    { status: 502, contentType: 'text/html', body: html },
    'The server could not answer (502). Please try again in a little while.',
  ],
  ['200 with HTML', { contentType: 'text/html; charset=utf-8', body: html }, unreadable],
  ['truncated JSON', { body: courses.slice(0, -20) }, unreadable],
  ['a connection that drops in the middle of the body', { body: courses.slice(0, 40), drops: true }, unreachable],
  [
    '429 that says when to try again',
    { status: 429, headers: { 'Retry-After': '30' }, body: '{"success":false,"message":"Too many requests."}' },
    'Too many requests. You can try again in 30 seconds.',
  ],
];

test('any broken response shows one toast without HTML, the page stays, with the focus on Retry, which loads the data [F-05, F-06, F-07, F-10]', async ({
  page,
  network,
}) => {
  network.respond('/courses', { status: 500, body: '{}' });
  await page.goto('/');
  await expect(toast(page, /./)).toHaveCount(1);
  for (const [name, response, message] of brokenResponses) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: 'Close notification' }).click();
      network.respond('/courses', response);
      await letToastsRepeat(page);
      await retry(page).click();
      await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
      await expect(toast(page, /./)).toHaveCount(1);
      await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(retry(page)).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('body').textContent()).not.toMatch(/nginx|Bad Gateway|<h1|SyntaxError|JSON/);
    });
  }
  network.respond('/courses', { body: courses });
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Course One/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a mutation with a broken response is sent once, keeps the input and can be sent again [F-05, F-06, F-07]', async ({
  page,
  network,
}) => {
  await page.goto('/contact-us');
  const texts = { 'Full Name': 'सुनीता', Email: 's@example.com', 'Whatsapp No.': '00000', 'Ask Query': 'Two\nlines' };
  const send = page.getByRole('main').getByRole('button', { name: 'Send Query' });
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  for (const [index, [name, response, message]] of brokenResponses.slice(0, -1).entries()) {
    await test.step(name, async () => {
      network.respond('/contact', response);
      await letToastsRepeat(page);
      await send.click();
      await expect(toast(page, message)).toHaveCount(1);
      await expect(send).toHaveAccessibleDescription(message);
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
      expect(network.calls('/contact')).toHaveLength(index + 1);
      await page.getByRole('button', { name: 'Close notification' }).click();
    });
  }
  network.passThrough('/contact');
  await send.click();
  await expect(page.getByText(/^Thank you\. We have received your query/)).toBeVisible();
});

test('every page renders when all requests get the HTML of a proxy [F-06]', async ({ page, network }) => {
  network.respond('*', { contentType: 'text/html', body: html });
  network.passThrough('/profile');
  for (const path of ['/', '/course-detail/c-tally', '/view-result', '/franchise/student-management', '/franchise/create-student']) {
    if (path === '/franchise/student-management') await storeSession(page, sessions.operator);
    await page.goto(path);
    await expect(toast(page, unreadable), path).toHaveCount(1);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/Error/);
    expect(await page.locator('body').textContent()).not.toMatch(/nginx|Bad Gateway|<h1/);
  }
});

test('a query without a response shows a loading state, times out after 30 seconds and can be retried [R-258, F-04]', async ({
  page,
  network,
}) => {
  await page.clock.install();
  const busy = page.getByRole('main').locator('[aria-busy=true]').first();
  const held = network.hold('/courses');
  await page.goto('/');
  await expect(busy).toBeVisible();
  await expect.poll(() => held.calls.length).toBe(1);
  await page.clock.fastForward(28_000);
  await expect(busy).toBeVisible();
  await expectNoToasts(page);
  await page.clock.fastForward(2000);
  await expect(toast(page, 'The server took too long to answer. Please try again.')).toHaveAttribute('data-toast', 'error');
  await expect(busy).toHaveCount(0);
  expect(held.calls, 'a timeout is not retried').toHaveLength(1);
  held.release();
  await clickButton(page, 'Retry');
  await expect(card(page)).toBeVisible();
});

test('a user can leave a pending page at any time, without a later toast, and a purchase has no timeout [R-258, F-04, F-27]', async ({
  page,
  network,
}) => {
  await page.clock.install();
  await storeSession(page, sessions.student);
  const held = network.hold('/purchase');
  // Only the purchase may be pending when time passes.
  const reads = [`/course/${course.id}`, '/profile'].map((read) => page.waitForResponse(`**/v1${read}`));
  await page.goto(course.path);
  await expect(accountMenu(page)).toBeVisible();
  await Promise.all(reads.map(async (response) => (await response).finished()));
  await buyNow(page).click();
  await expect.poll(() => held.calls.length).toBe(1);
  await page.clock.fastForward('10:00');
  await expect(buyNow(page)).toHaveAttribute('aria-busy', 'true');
  await expectNoToasts(page);
  expect(held.counts()).toEqual({ calls: 1, aborted: 0 });
  network.hold('/profile');
  await page.goto('/user/profile');
  await expect(page.getByText('Loading your account...')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(card(page)).toBeVisible();
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  // Only the profile may be pending when time passes, not the courses that the home page refetches.
  await expect(card(page)).toBeAttached();
  await page.clock.fastForward(31_000);
  // A toast would be rendered by now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expectNoToasts(page);
});
