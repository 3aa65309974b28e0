import { expect, test } from '@institute/mocks/playwright';
import type { Page } from '@playwright/test';

/** Sends a request from an empty page, so that nothing else calls the mocks. */
const fetchStatus = (page: Page, url = 'https://api.example.com/v1/courses', method = 'GET') =>
  page.evaluate(([url, method]) => fetch(url, { method }).then(({ status }) => status, String), [url, method] as const);

test.use({ apiUrl: 'https://api.example.com/v1', mocksOptions: { allowOrigins: ['null'] } });

test('pages call the mocks of their test at a URL with https, and pages of another context once it is routed [R-449]', async ({
  page,
  mocks,
  browser,
}) => {
  expect(await fetchStatus(page)).toBe(200);
  expect(mocks.calls().map(({ operation, status }) => [operation, status])).toEqual([['listCourses', 200]]);
  const context = await mocks.route(await browser.newContext());
  mocks.on('listCourses', { status: 503 });
  expect([await fetchStatus(page), await fetchStatus(await context.newPage())]).toEqual([503, 503]);
  await context.close();
});

test('the control API of a page steers the mocks of its test [R-449]', async ({ page, mocks, mockServer }) => {
  mocks.on('listCourses', { status: 503 });
  const control = (path: string, method: string) =>
    page.evaluate(([url, method]) => fetch(url, { method, headers: { 'X-Mocks-Control': '1' } }).then((response) => response.json()), [
      `https://api.example.com/__mocks${path}`,
      method,
    ] as const);
  expect((await control('/faults', 'GET')).faults).toEqual([{ operation: 'listCourses', status: 503 }]);
  expect(await fetchStatus(page, 'https://api.example.com/__mocks/reset', 'POST')).toBe(401);
  expect(mocks.faults()).toHaveLength(1);
  await control('/reset', 'POST');
  expect([mocks.faults(), mockServer.faults()]).toEqual([[], []]);
});

test.describe('at the URL of a real server', () => {
  test.use({ apiUrl: 'http://api.example.com/v1' });

  test('a connection that breaks once fails one request, which the browser does not repeat [R-449]', async ({ page, mocks }) => {
    const url = 'http://api.example.com/v1/courses';
    // The browser keeps the connection of the first call alive.
    expect(await fetchStatus(page, url)).toBe(200);
    mocks.on('listCourses', { networkError: true, times: 1 });
    expect([await fetchStatus(page, url), await fetchStatus(page, url)]).toEqual(['TypeError: Failed to fetch', 200]);
    expect(mocks.calls().map(({ status }) => status)).toEqual([200, 0, 200]);
  });
});
