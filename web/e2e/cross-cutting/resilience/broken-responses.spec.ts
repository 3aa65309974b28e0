import { type MockResponse, serverError, unreachable } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { letToastsRepeat, toast } from '../../support/toasts.ts';

const html = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>nginx</h1></body></html>';
const courses = '{"success":true,"message":"Fine","courses":[{"_id":"c-one","title":"Course One"}]}';
const unreadable = 'The server sent a response that could not be read.';
const serverFailure = (status: number) => `The server could not answer (${status}). Please try again in a little while.`;

/** Responses to a query, and the toast for each. */
const brokenResponses: readonly [name: string, response: MockResponse, message: string][] = [
  ['500 with JSON', { status: 500, body: '{"success":false,"message":"The registers are locked."}' }, 'The registers are locked.'],
  ['500 without a body', { status: 500, body: '' }, serverFailure(500)],
  ['502 with HTML', { status: 502, contentType: 'text/html', body: html }, serverFailure(502)],
  ['504 with HTML labelled as JSON', { status: 504, body: html }, serverFailure(504)],
  ['200 with HTML', { contentType: 'text/html; charset=utf-8', body: html }, unreadable],
  ['200 with HTML labelled as JSON', { body: html }, unreadable],
  ['malformed JSON', { body: '{success:true}' }, unreadable],
  ['truncated JSON', { body: courses.slice(0, -20) }, unreadable],
  ['an empty body', { body: '' }, unreadable],
  ['204', { status: 204 }, unreadable],
  ['null', { body: 'null' }, unreadable],
  ['a list', { body: '[]' }, unreadable],
  ['another object', { body: '{"success":true}' }, unreadable],
  ['a connection that drops in the middle of the body', { body: courses.slice(0, 40), drops: true }, unreachable],
];

test('any broken response shows one toast without HTML, the page stays, and Retry loads the data [F-05, F-06, F-07]', async ({
  page,
  network,
}) => {
  network.respond('/courses', { status: 500, body: '{}' });
  await page.goto('/courses');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(toast(page, serverFailure(500))).toHaveCount(1);
  for (const [name, response, message] of brokenResponses) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: 'Close notification' }).click();
      network.respond('/courses', response);
      await letToastsRepeat(page);
      await retry.click();
      await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
      await expect(toast(page, /./)).toHaveCount(1);
      await expect(retry).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      expect(await page.locator('body').textContent()).not.toMatch(/nginx|Bad Gateway|<h1|SyntaxError|JSON/);
    });
  }
  // A byte order mark is ignored.
  network.respond('/courses', { body: `\uFEFF${courses}` });
  await retry.click();
  await expect(page.getByRole('main').getByRole('link', { name: /Course One/ })).toBeVisible();
});

const mutationResponses: readonly [name: string, response: MockResponse, message: string][] = [
  ...brokenResponses.filter(([name]) => /500 with JSON|502|200 with HTML$|truncated|an empty|drops/.test(name)),
  ['success: false', { body: '{"success":false,"message":"Not today."}' }, 'Not today.'],
];

test('a mutation with a broken response is sent once, keeps the input and can be sent again [F-05, F-06, F-07]', async ({
  page,
  network,
}) => {
  await page.goto('/contact-us');
  const texts = { 'Full Name': 'सुनीता', Email: 's@example.com', 'Whatsapp No.': '00000', 'Ask Query': 'Two\nlines' };
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  const send = page.getByRole('main').getByRole('button', { name: 'Send Query' });
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  for (const [index, [name, response, message]] of mutationResponses.entries()) {
    await test.step(name, async () => {
      network.respond('/contact', response);
      await letToastsRepeat(page);
      await send.click();
      await expect(toast(page, message)).toHaveCount(1);
      await expect(send).toHaveAccessibleDescription(message);
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      for (const [label, text] of Object.entries(texts)) await expect(field(label)).toHaveValue(text);
      expect(network.calls('/contact')).toHaveLength(index + 1);
      await page.getByRole('button', { name: 'Close notification' }).click();
    });
  }
  network.passThrough('/contact');
  await send.click();
  await expect(page.getByText(/^Thank you\. We have received your query/)).toBeVisible();
});

for (const [viewer, paths] of [
  ['a guest', ['/', '/course-detail/c-tally', '/view-result']],
  ['an operator', ['/franchise/student-management', '/franchise/out-marksheet', '/franchise/wallet', '/franchise/create-student']],
] as const)
  test(`every page of ${viewer} renders when all requests get the HTML of a proxy [F-06]`, async ({ page, network }) => {
    if (viewer === 'an operator') await storeSession(page, sessions.operator);
    network.respond('*', { contentType: 'text/html', body: html });
    network.passThrough('/profile');
    for (const path of paths) {
      await page.goto(path);
      await expect(toast(page, unreadable), path).toHaveCount(1);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/Error/);
      expect(await page.locator('body').textContent()).not.toMatch(/nginx|Bad Gateway|<h1/);
    }
  });

test('Retry keeps the focus while it is pending and moves it to the heading on success [F-05]', async ({ page, network }) => {
  network.respond('/courses', serverError);
  await page.goto('/courses');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await retry.focus();
  const callsBefore = network.calls('/courses').length;
  await page.keyboard.press('Enter');
  await expect.poll(() => network.calls('/courses').length).toBeGreaterThan(callsBefore);
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  network.passThrough('/courses');
  // The button ignores key presses until the first attempt has ended.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
