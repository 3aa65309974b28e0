import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { signInLink, signOut } from '../../support/pages/header.ts';
import { respondWithProfile, tab } from '../../support/pages/profile.ts';
import { holdFrame } from '../../support/print-frame.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const rows = (page: Page) => page.getByRole('tabpanel', { name: 'My Courses' }).getByRole('listitem');
const invoice = (page: Page) => rows(page).getByRole('button', { name: /^Download invoice of / });
const unreadable = 'The server sent a response that could not be read.';
const invoicePath = '/invoice/user/u-student/course/c-ccc';

/** The names of the files that the page saves from now on. */
function watchDownloads(page: Page): string[] {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
}

test('My Courses appears only for a student with courses, with their titles [R-004, R-208]', async ({ page, network }) => {
  await signIn(page, student);
  await expect(page.getByRole('tab')).toHaveText(['Change Password', 'My Courses']);
  await expect(tab(page, 'My Courses')).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page)).toHaveText([/Course on Computer Concepts/]);
  respondWithProfile(network, { courses: [] });
  await page.reload();
  await expect(tab(page, 'Change Password')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'My Courses')).toHaveCount(0);
  await expect(page.getByText('You have no courses yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('an invoice is fetched with the token and saved as invoice.html [R-224, R-225]', async ({ page, context }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'GET', invoicePath);
  const [download] = await Promise.all([page.waitForEvent('download'), invoice(page).click()]);
  expect(download.suggestedFilename()).toBe('invoice.html');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) });
  const savedPage = await context.newPage();
  const file = test.info().outputPath('invoice.html');
  await download.saveAs(file);
  await savedPage.goto(`file://${file}`);
  await expect(savedPage.getByText('Aarav Sharma').first()).toBeVisible();
  await expect(savedPage.getByRole('main'), 'its own styles').toHaveCSS('border-top-style', 'double');
  expect(await savedPage.evaluate(() => [document.characterSet, document.title])).toEqual(['UTF-8', 'Invoice for Aarav Sharma']);
});

test('a saved invoice starts with a Content Security Policy, and its object URL is revoked [R-225, S-02]', async ({ page }) => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { openUrls: open });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revokeObjectURL(url);
    };
  });
  await page.clock.install();
  await signIn(page, student);
  const [download] = await Promise.all([page.waitForEvent('download'), invoice(page).click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(
    /^<!doctype html>\n<html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  );
  expect(text).not.toMatch(/<script|blob:/);
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => Reflect.get(window, 'openUrls').size)).toBe(0);
});

test('a response that is not an invoice shows an error, is not saved and can be retried [R-226, F-31]', async ({ page, network }) => {
  // Equal toasts within a second are merged, so each attempt starts with a new page.
  test.slow();
  await signIn(page, student);
  const saved = watchDownloads(page);
  const button = invoice(page);
  for (const [text, type, message] of [
    ['', 'text/html', unreadable],
    ['   ', 'text/html', unreadable],
    ['<script>1</script><style>p { color: red }</style>', 'text/html', 'The document is empty, so there is nothing to save.'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 'text/html', 'This document is too large to show. Please ask us for a copy.'],
    ['<html><body><div id="root"></div></body></html>', 'text/html', unreadable],
    ['{"success":false,"message":"No invoice yet."}', 'application/json', 'No invoice yet.'],
  ] as const) {
    await page.reload();
    network.respond('/invoice/*', { body: text, contentType: type });
    await button.click();
    await expect(toast(page, message), text.slice(0, 80)).toHaveAttribute('data-toast', 'error');
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  }
  expect(saved).toEqual([]);
});

test('without a network an invoice shows an error, is not saved and can be requested again [R-226, F-02]', async ({ page, network }) => {
  network.fail(invoicePath);
  await signIn(page, student);
  const saved = watchDownloads(page);
  await invoice(page).click();
  await expect(toast(page, unreachable)).toBeVisible();
  expect(saved).toEqual([]);
  network.passThrough(invoicePath);
  await Promise.all([page.waitForEvent('download'), invoice(page).click()]);
});

test('an invoice whose connection drops shows an error and is not saved [R-226, F-31]', async ({ page, network }) => {
  await signIn(page, student);
  const saved = watchDownloads(page);
  network.respond('/invoice/*', { body: '<p>Half', contentType: 'text/html', drops: true });
  await invoice(page).click();
  await expect(toast(page, unreachable)).toBeVisible();
  await expect(invoice(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(saved).toEqual([]);
});

test('each course has its own download, requested once on repeated clicks [R-226, F-11]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  const requests = watchRequests(page, 'GET', invoicePath);
  const download = page.waitForEvent('download');
  await invoice(page).dblclick();
  await expect(invoice(page)).toHaveAttribute('aria-busy', 'true');
  await invoice(page).press('Enter');
  await download;
  await expect(invoice(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(requests).toHaveLength(1);
});

test('titles that fail to load have a placeholder, and Retry loads them [R-208, F-24]', async ({ page, network }) => {
  respondWithProfile(network, { courses: ['c-ccc', { _id: 'c-dca', title: 'Diploma' }, 'c-gone'] });
  await signIn(page, student);
  await expect(rows(page)).toHaveText([/^Course on Computer Concepts/, /^Diploma/, /^Course c-gone/]);
  network.fail('/courses');
  await page.reload();
  await expect(page.getByText('The titles of your courses could not be loaded.')).toBeVisible();
  await expect(rows(page)).toHaveText([/^Course c-ccc/, /^Diploma/, /^Course c-gone/]);
  network.passThrough('/courses');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toHaveText(/^Course on Computer Concepts/);
});

/** Holds the request for an invoice. */
function holdInvoice(_: Page, network: Network): () => Promise<void> {
  const held = network.hold('/invoice/*');
  return async () => {
    await expect.poll(() => held.calls.length).toBe(1);
    held.release();
  };
}

for (const [when, hold] of [
  ['being fetched', holdInvoice],
  ['being sanitized', holdFrame],
] as const)
  test(`a logout while an invoice is ${when} saves no file [R-225, S-25]`, async ({ page, network }) => {
    await signIn(page, student);
    const release = await hold(page, network);
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      Object.assign(window, { filesCreated: 0, framesRemoved: 0 });
      URL.createObjectURL = (blob) => {
        Object.assign(window, { filesCreated: 1 });
        return createObjectURL(blob);
      };
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          if ([...removedNodes].some((node) => node.nodeName === 'IFRAME')) Object.assign(window, { framesRemoved: 1 });
      }).observe(document.body, { childList: true });
    });
    await invoice(page).click();
    await expect(invoice(page)).toHaveAttribute('aria-busy', 'true');
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await release();
    // The document is sanitized and its frame removed: a file would be created in the same task.
    await page.waitForFunction(() => Reflect.get(window, 'framesRemoved') === 1);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.evaluate(() => Reflect.get(window, 'filesCreated'))).toBe(0);
  });

test("a failed invoice shows the server's message [R-226, R-253, F-09]", async ({ page, network }) => {
  network.respond(invoicePath, { status: 403, json: { success: false, message: 'There is no invoice for this course.' } });
  await signIn(page, student);
  await invoice(page).click();
  await expect(toast(page, 'There is no invoice for this course.')).toHaveAttribute('data-toast', 'error');
  await expect(page).toHaveURL('/user/profile');
});
