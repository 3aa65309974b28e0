import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Answer, Network, rejected, unreachable } from '../support/network.ts';
import { press, texts, toast } from '../support/page.ts';
import { signInLink, signOut } from '../support/session.ts';
import { openProfile, respondWithProfile, tab } from './profile.ts';

const panel = page.getByRole('tabpanel', { name: 'My Courses' });
const rows = panel.getByRole('listitem');
const invoice = rows.getByRole('button', { name: /^Download invoice of / });
const unreadable = 'The server sent a response that could not be read.';
const invoicePath = '/invoice/user/u-student/course/c-ccc';

/** Each text begins with one of these. */
const expectRows = (...titles: string[]) =>
  expect.poll(() => texts(rows)).toEqual(titles.map((title) => expect.stringMatching(`^${title}`)));

/** A file is saved by an object URL. */
const watchFiles = () => vi.spyOn(URL, 'createObjectURL');

test('My Courses appears only for a student with courses, with their titles [R-004, R-208]', async () => {
  const { network, reload, url } = await openProfile();
  await expect.poll(() => texts(page.getByRole('tab'))).toEqual(['Change Password', 'My Courses']);
  await expect.element(tab('My Courses')).toHaveAttribute('aria-selected', 'true');
  await expectRows('Course on Computer Concepts');
  respondWithProfile(network, { courses: [] });
  await reload();
  await expect.element(tab('Change Password')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('My Courses')).not.toBeInTheDocument();
  await expect.element(page.getByText('You have no courses yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See all courses' }).click();
  await expect.poll(url).toBe('/courses');
});

test('a saved invoice starts with a Content Security Policy, and its object URL is revoked [R-225, S-02]', async () => {
  await openProfile();
  await expect.element(invoice).toBeVisible();
  const files = watchFiles();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const download = commands.nextDownloadText();
  await invoice.click();
  const text = await download;
  expect(text).toMatch(
    /^<!doctype html>\n<html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  );
  expect(text).not.toMatch(/<script|blob:/);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(files).toHaveBeenCalledTimes(1);
  expect(revoke.mock.calls).toEqual(files.mock.results.map(({ value }) => [value]));
});

const unusableInvoices: [name: string, answer: Answer, message: string][] = [
  ['empty', { body: '' }, unreadable],
  ['blank', { body: '   ' }, unreadable],
  ['no content', { body: '<script>1</script><style>p { color: red }</style>' }, 'The document is empty, so there is nothing to save.'],
  ['too large', { body: 'x'.repeat(2 * 1024 * 1024 + 1) }, 'This document is too large to show. Please ask us for a copy.'],
  ['an app', { body: '<html><body><div id="root"></div></body></html>' }, unreadable],
  ['an error', { body: '{"success":false,"message":"No invoice yet."}', contentType: 'application/json' }, 'No invoice yet.'],
];

test('a response that is not an invoice shows an error, is not saved and can be retried [R-226, F-31]', async () => {
  const { network, reload } = await openProfile();
  const files = watchFiles();
  for (const [name, answer, message] of unusableInvoices) {
    // Equal toasts within a second are merged, so each attempt starts with a new page.
    await reload();
    network.respond('/invoice/*', { contentType: 'text/html', ...answer });
    await invoice.click();
    await expect.element(toast(message), { message: name }).toHaveAttribute('data-toast', 'error');
    await expect.element(invoice).not.toHaveAttribute('aria-busy', 'true');
  }
  expect(files).not.toHaveBeenCalled();
});

test('without a network an invoice shows an error, is not saved and can be requested again [R-226, F-02]', async () => {
  const { network } = await openProfile();
  network.fail(invoicePath);
  const files = watchFiles();
  await invoice.click();
  await expect.element(toast(unreachable)).toBeVisible();
  expect(files).not.toHaveBeenCalled();
  network.passThrough(invoicePath);
  const download = commands.nextDownload();
  await invoice.click();
  expect(await download).toBe('invoice.html');
});

test('an invoice whose connection drops shows an error and is not saved [R-226, F-31]', async () => {
  const { network } = await openProfile();
  const files = watchFiles();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('<p>Half')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  network.respond('/invoice/*', { body, contentType: 'text/html' });
  await invoice.click();
  await expect.element(toast(unreachable)).toBeVisible();
  await expect.element(invoice).not.toHaveAttribute('aria-busy', 'true');
  expect(files).not.toHaveBeenCalled();
});

test('each course has its own download, requested once on repeated clicks [R-226, F-11]', async () => {
  const { network } = await openProfile();
  const held = network.hold(invoicePath);
  const download = commands.nextDownload();
  await invoice.dblClick();
  await expect.element(invoice).toHaveAttribute('aria-busy', 'true');
  await press(invoice, '{Enter}');
  held.release();
  await download;
  await expect.element(invoice).not.toHaveAttribute('aria-busy', 'true');
  expect(network.calls(invoicePath)).toHaveLength(1);
});

test('titles that fail to load have a placeholder, and Retry loads them [R-208, F-24]', async () => {
  const network = new Network();
  respondWithProfile(network, { courses: ['c-ccc', { _id: 'c-dca', title: 'Diploma' }, 'c-gone'] });
  const { reload } = await openProfile(network);
  await expectRows('Course on Computer Concepts', 'Diploma', 'Course c-gone');
  network.fail('/courses');
  await reload();
  await expect.element(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  await expectRows('Course c-ccc', 'Diploma', 'Course c-gone');
  network.passThrough('/courses');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expectRows('Course on Computer Concepts', 'Diploma', 'Course c-gone');
});

const frameUrl = '**/document-frame.html';

/** Holds the invoice, and returns a function that waits for its request and lets it through. */
const holds = {
  'being fetched': async (network: Network) => {
    const held = network.hold('/invoice/*');
    return async () => {
      await expect.poll(() => held.calls.length).toBe(1);
      held.release();
    };
  },
  // In a frame.
  'being sanitized': async () => {
    await commands.holdRequests(frameUrl);
    onTestFinished(() => commands.endHold(frameUrl));
    return async () => {
      await expect.poll(() => commands.requestHeaders(frameUrl)).toHaveLength(1);
      await commands.answerRequests(frameUrl);
    };
  },
};

for (const [when, hold] of Object.entries(holds))
  test(`a logout while an invoice is ${when} saves no file [R-225, S-25]`, async () => {
    const { network } = await openProfile();
    const release = await hold(network);
    const files = watchFiles();
    const framesRemoved = countRemovedFrames();
    await invoice.click();
    await expect.element(invoice).toHaveAttribute('aria-busy', 'true');
    await signOut();
    await expect.element(signInLink).toBeVisible();
    await release();
    // The document is sanitized and its frame removed: a file would be created in the same task.
    await expect.poll(framesRemoved).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(files).not.toHaveBeenCalled();
  });

test("a failed invoice shows the server's message [R-226, R-253, F-09]", async () => {
  const { network, url } = await openProfile();
  network.respond(invoicePath, rejected(403, 'There is no invoice for this course.'));
  await invoice.click();
  await expect.element(toast('There is no invoice for this course.')).toHaveAttribute('data-toast', 'error');
  expect(url()).toBe('/user/profile');
});

function countRemovedFrames(): () => number {
  let count = 0;
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) count += [...removedNodes].filter(({ nodeName }) => nodeName === 'IFRAME').length;
  }).observe(document.body, { childList: true });
  return () => count;
}
