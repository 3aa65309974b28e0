import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, root, run } from '../../.ci/command.mjs';
import { operations } from '../src/contract.ts';
import { openBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const fileUrl = (name: string) => pathToFileURL(join(folder, name)).href;
let browser: Awaited<ReturnType<typeof openBrowser>>;
const pageErrors: string[] = [];
beforeAll(async () => {
  const built = await run([bin('tsx', 'openapi'), 'reference.ts', folder], { cwd: `${root}openapi`, quiet: true });
  expect(built.code, built.output).toBe(0);
  browser = await openBrowser();
  const { page } = browser;
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.context().setOffline(true);
});
afterAll(() => browser?.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('the reference shows every operation, opened from disk without a network [R-448]', async () => {
  const { page } = browser;
  await page.goto(fileUrl('http/index.html'));
  for (const { path, tag } of Object.values(operations)) {
    await page.getByText(tag, { exact: true }).first().click();
    await page.getByText(path, { exact: true }).first().waitFor();
  }
  expect(pageErrors).toEqual([]);
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
});
