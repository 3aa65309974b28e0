import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, root, run } from '../../.ci/lib/command.mjs';
import { openBrowser } from '../../web/bench/browser.mjs';
import { operations } from '../src/contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const fileUrl = (name: string) => pathToFileURL(join(folder, name)).href;
let browser: Awaited<ReturnType<typeof openBrowser>>;
const requests: string[] = [];
const pageErrors: string[] = [];
beforeAll(async () => {
  const built = await run([bin('tsx', 'openapi'), 'reference/main.ts', folder], { cwd: `${root}openapi`, quiet: true });
  expect(built.code, built.output).toBe(0);
  browser = await openBrowser();
  const { page } = browser;
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.context().setOffline(true);
});
afterAll(() => browser?.close());

const requestsToServers = () => requests.filter((url) => !/^(file|data|blob):/.test(url));
const openHttpPage = () => browser.page.goto(fileUrl('http/index.html'));
const operation = (id: string) => browser.page.locator('.opblock').filter({ has: browser.page.getByText(id, { exact: true }) });
const role = (name: string) => browser.page.getByRole('radio', { name, exact: true });

async function tryOut(id: string) {
  await operation(id).getByRole('button').first().click();
  await operation(id).getByRole('button', { name: 'Try it out' }).click();
}

/** Sends the request of an operation that is being tried out, and waits for a response with these texts. */
async function execute(id: string, status: number, text: string, absentText?: string) {
  await operation(id).getByRole('button', { name: 'Execute' }).click();
  const response = operation(id).locator('.live-responses-table .response');
  const expected = response.filter({ hasText: new RegExp(`^\\s*${status}`) }).filter({ hasText: text, hasNotText: absentText });
  await expected.waitFor();
}

it('the reference shows every operation, opened from disk without a network [R-448]', async () => {
  const { page } = browser;
  await openHttpPage();
  for (const id of Object.keys(operations)) await page.getByText(id, { exact: true }).first().waitFor();
  await page.getByText('createBatch', { exact: true }).click();
  await page.getByText('Only the server enforces the student limit').waitFor();
  expect(pageErrors).toEqual([]);
  expect(requestsToServers()).toEqual([]);
});

it('the reference shows the schemas behind references, opened from disk [R-448]', async () => {
  const { page } = browser;
  await openHttpPage();
  await operation('getProfile').getByRole('button').first().click();
  await operation('getProfile').getByRole('tab', { name: 'Schema' }).first().click();
  // Swagger UI leaves an object beside an enum closed, so the user needs a click of its own.
  for (const _object of ['the response', 'its user'])
    await operation('getProfile').getByRole('button', { name: 'Expand all' }).first().click();
  await operation('getProfile').getByText('rollNo', { exact: true }).waitFor();
  expect(await page.getByText('Resolver error').count()).toBe(0);
});

it("'Try it out' shows responses of mocks in the page, opened from disk without a network [R-448]", async () => {
  await openHttpPage();
  await tryOut('listCourses');
  await execute('listCourses', 200, 'Course on Computer Concepts');
  await tryOut('listBatches');
  await execute('listBatches', 401, 'Please login first.');
  expect(pageErrors).toEqual([]);
  expect(requestsToServers()).toEqual([]);
});

it('as franchise operator, the reader creates a batch, lists it and resets the data [R-448]', async () => {
  await openHttpPage();
  await role('Franchise operator').check();
  await browser.page.getByText("Requests carry the operator's token.").waitFor();
  await tryOut('createBatch');
  await execute('createBatch', 200, 'Batch created successfully');
  await tryOut('listBatches');
  await execute('listBatches', 200, 'शाम का बैच');
  await browser.page.getByRole('button', { name: 'Reset data' }).click();
  await browser.page.getByText('The data is back at its start.').waitFor();
  await execute('listBatches', 200, 'Evening coaching batch', 'शाम का बैच');
  expect(requestsToServers()).toEqual([]);
});

it('the reference shows whose token the requests carry, also after the Authorize dialog [R-448]', async () => {
  const { page } = browser;
  await openHttpPage();
  await role('Guest').press('ArrowDown');
  await page.getByText("Requests carry the student's token.").waitFor();
  await tryOut('getProfile');
  await execute('getProfile', 200, 'student@example.com');
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  await page.getByRole('button', { name: 'Remove authorization' }).click();
  await page.getByRole('radio', { name: 'Guest', checked: true }).waitFor();
});

it("'Try it out' uploads files and shows documents, with the contract's examples as initial values [R-448]", async () => {
  await openHttpPage();
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };
  await role('Franchise operator').check();
  await tryOut('updateMedia');
  await operation('updateMedia').locator('input[type=file]').first().setInputFiles(picture);
  await execute('updateMedia', 200, 'Documents updated successfully');
  await tryOut('createStudent');
  await operation('createStudent').getByRole('combobox', { name: 'Request content type' }).selectOption('multipart/form-data');
  await operation('createStudent').locator('input[type=file]').setInputFiles(picture);
  await execute('createStudent', 200, 'User registered successfully');
  await tryOut('findResult');
  await execute('findResult', 200, 'Certificate of Aarav Sharma');
  expect(requestsToServers()).toEqual([]);
});

it('the reference shows its operations in a browser that blocks storage [R-448]', async () => {
  const { page, close } = await openBrowser();
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { configurable: true, get: () => { throw new Error('Blocked'); } })",
  );
  await page.goto(fileUrl('http/index.html'));
  await page.getByText('listCourses', { exact: true }).waitFor();
  await close();
});

it('the reference has the README and every public name of the SDK with its documentation [R-448]', async () => {
  const { page } = browser;
  await page.goto(fileUrl('index.html'));
  await page.getByRole('heading', { name: 'What can go wrong?' }).waitFor();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['functions/index.createApi', 'functions/check.createApi', 'variables/react.useCreateBatch', 'classes/index.ApiError'])
    expect(pages).toContain(`${name}.html`);
  await page.goto(fileUrl('interfaces/index.ApiOptions.html'));
  await page.getByText('Timeout of a call in milliseconds').first().waitFor();
  await page.goto(fileUrl('types/index.CreateBatchInput.html'));
  await page.getByText('Number of seats.').first().waitFor();
  expect(requestsToServers()).toEqual([]);
});
