import type { Locator, Page } from '@playwright/test';
import { course, signInLink } from '../../support/pages.ts';
import { test as base, expect } from '../../support/test.ts';
import { openSite, type Site } from './releases.ts';

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as a fixture's first argument.
  site: async ({}, use) => {
    const site = openSite();
    await use(site);
    site.close();
  },
});

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Follows a link to a page whose chunk is deleted, and waits until the document that loads in its place is hydrated. Before that, the old
 * document may show the error for a moment, and its scripts may still be loading.
 */
async function followToMissingChunk(page: Page, link: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await link.click();
  await loaded;
  await page.locator('html[data-hydrated]').waitFor();
}

/** Expects only the errors of React and the browser about missing files, and clears them. */
function expectOnlyFileErrors(consoleErrors: string[]): void {
  expect(consoleErrors.filter((text) => !/dynamically imported module|Error in route match|Refused to apply style/.test(text))).toEqual([]);
  consoleErrors.splice(0);
}

test('after a release a page whose chunk is gone loads from the new release, with one reload, at the requested URL [F-21]', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto(`${site.url}/courses`);
  await expect(page.getByRole('link', { name: /Tally/ }).first()).toBeVisible();
  site.release();
  const loads = countLoads(page);
  await followToMissingChunk(page, page.locator(`a[href="${course.path}"]`).first());
  await expect(heading(page, 'Tally with GST')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${course.path}`);
  expect(loads()).toBe(1);
  // The same happens after the next release.
  site.release();
  await followToMissingChunk(page, signInLink(page));
  await expect(heading(page, 'Login')).toBeVisible();
  expect(loads()).toBe(2);
  expectOnlyFileErrors(consoleErrors);
});

test('a chunk that stays missing reloads the page once, then shows an error; Retry loads it when it is available [F-21]', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto(`${site.url}/courses`);
  await expect(heading(page, 'Courses')).toBeVisible();
  const restore = site.removeFiles('_site.login');
  const loads = countLoads(page);
  await followToMissingChunk(page, signInLink(page));
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('main').getByText(/^This page could not be loaded\. /)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/login?redirect=%2Fcourses`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(loads()).toBe(1);
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  expectOnlyFileErrors(consoleErrors);
});

test('an old tab keeps working after a release: loaded pages stay, forms are sent [F-21]', async ({ page, site }) => {
  await page.goto(`${site.url}/contact-us`);
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  await field('Full Name').fill('A guest');
  await field('Email').fill('guest@example.com');
  site.release();
  site.release();
  const loads = countLoads(page);
  await field('Whatsapp No.').fill('00000 11111');
  await field('Ask Query').fill('Is there an evening batch?');
  await page.getByRole('main').getByRole('button', { name: 'Send Query' }).click();
  await expect(page.getByRole('main').getByText('Your query is sent. We will call you soon')).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page of an old release without its scripts reloads once and then shows an error, never a blank page [F-21]', async ({
  page,
  site,
  consoleErrors,
}) => {
  site.release();
  site.serveOldPages();
  const loads = countLoads(page);
  await page.goto(`${site.url}/login`);
  await expect(page.getByText('This page could not be loaded. Please try again in a moment.')).toBeVisible();
  expect(loads()).toBe(2);
  expectOnlyFileErrors(consoleErrors);
});

test.describe('past the policy, as extensions are', () => {
  test.use({ bypassCSP: true });

  test('a broken script of a browser extension changes nothing [F-21, F-35]', async ({ page, consoleErrors }) => {
    await page.goto('/contact-us');
    const name = page.getByRole('main').getByLabel('Full Name', { exact: true });
    await name.fill('A guest');
    const loads = countLoads(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src: 'https://extension.example.com/a.js', onerror: resolve });
          document.body.append(script);
        }),
    );
    await expect(name).toHaveValue('A guest');
    expect(loads()).toBe(0);
    expect(consoleErrors.splice(0).filter((text) => !text.includes('extension.example.com'))).toEqual([]);
  });
});
