import { createServer } from 'node:http';
import { sessions, storedSession, storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** nginx with the API on the website's own origin, and the port at which it expects the API. */
const site = process.env.DEPLOYED_WITH_API ?? '';
const apiPort = Number(process.env.DEPLOYED_API_PORT);

const steal = `document.title = 'stolen ' + localStorage.getItem('institute.session')`;
const hostile = `<!doctype html><title>Result</title><h1>Grade A</h1><script>${steal}</script><img src="x" alt="" onerror="${steal}">`;

/** An API that answers every request with a hostile document and says that it may be stored. */
const api = createServer((_, response) => {
  const headers = { 'Content-Security-Policy': "script-src * 'unsafe-inline'", 'Cache-Control': 'public, max-age=60' };
  response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(hostile);
});

test.use({ baseURL: site });
// The tests run one after another, because there is only one port.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => new Promise<void>((resolve) => void api.listen(apiPort, resolve)));
test.afterAll(() => void api.close());

test('an answer of the API that is opened as a page runs no script and is not of the origin of the website [S-01, S-03, S-04]', async ({
  page,
  consoleErrors,
}) => {
  await storeSession(page, sessions.student);
  for (const path of ['/v1/find-result/GVI%2F01%2F2026/c-ccc', '/v1/invoice/user/u-student/course/c-ccc', '/v1/course/c-tally']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Grade A' })).toBeVisible();
    expect([await page.title(), await page.evaluate(() => origin)], path).toEqual(['Result', 'null']);
  }
  expect(
    consoleErrors.every((text) => /Content Security Policy|sandboxed/.test(text)),
    consoleErrors.join('\n'),
  ).toBe(true);
  consoleErrors.splice(0);
  await page.goto('/icon.svg');
  expect((await storedSession(page))?.token).toBe(sessions.student.token);
  const fetched = page.evaluate(async () => (await fetch('/v1/find-result/GVI%2F01%2F2026/c-ccc')).text());
  expect(await fetched, 'a script of the website reads it as before').toBe(hostile);
});

test('no answer of the API is stored by the browser but those with the public data of courses, if the API says so [S-25]', async ({
  request,
}) => {
  const caching = async (path: string) => (await request.get(path)).headersArray().filter(({ name }) => /^cache-control$/i.test(name));
  const values = async (path: string) => (await caching(path)).map(({ value }) => value);
  expect(await values('/v1/profile')).toContain('no-store');
  for (const path of ['/v1/courses', '/v1/course/c-tally']) expect(await values(path), path).toEqual(['public, max-age=60']);
});
