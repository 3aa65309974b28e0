import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../sdk/src/contract.ts';
import { openBrowser } from '../lib/browser.mjs';
import { bin, root, run } from '../lib/command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const address = (name: string) => pathToFileURL(join(folder, name)).href;
let browser: Awaited<ReturnType<typeof openBrowser>>;
const asked: string[] = [];
const complaints: string[] = [];
beforeAll(async () => {
  const built = await run([bin('tsx', 'openapi'), 'reference.ts', folder], { cwd: `${root}openapi`, quiet: true });
  expect(built.code, built.output).toBe(0);
  browser = await openBrowser();
  const { page } = browser;
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.context().setOffline(true);
});
afterAll(() => browser?.close());

it('the reference shows every call of the contract, from a disk and without a network [R-448]', async () => {
  const { page } = browser;
  await page.goto(address('http/index.html'));
  for (const id of Object.keys(operations)) await page.getByText(id, { exact: true }).first().waitFor();
  await page.getByText('createBatch', { exact: true }).click();
  await page.getByText('The limit is enforced by the server alone').waitFor();
  expect(complaints).toEqual([]);
  expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
});

it('the reference has the manual and every public name of the SDK, with what its types say [R-448]', async () => {
  const { page } = browser;
  await page.goto(address('index.html'));
  await page.getByRole('heading', { name: 'Errors' }).waitFor();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['functions/index.createApi', 'functions/check.createApi', 'variables/react.useCreateBatch', 'classes/index.ApiError'])
    expect(pages).toContain(`${name}.html`);
  await page.goto(address('interfaces/index.ApiOptions.html'));
  await page.getByText('Milliseconds until a call is given up').first().waitFor();
  await page.goto(address('types/index.CreateBatchInput.html'));
  await page.getByText('Number of seats.').first().waitFor();
  expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
});
