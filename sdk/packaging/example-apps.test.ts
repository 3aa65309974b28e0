import { cpSync } from 'node:fs';
import { afterAll, expect, inject, it, onTestFinished } from 'vitest';
import { findChromium } from '../../.ci/browsers.ts';
import { root } from '../../.ci/command.mjs';
import { serveMocks } from '../../mocks/src/node.ts';
import { openBrowser } from './browser.ts';
import { codeBlocks } from './code-blocks.ts';
import { Consumer } from './consumer.ts';

const packed = inject('packed');
const folder = `${root}sdk/examples/`;
const mocks = await serveMocks();
afterAll(() => mocks.close());

it('a React page builds in an empty Vite app and refetches its list after a create [R-448]', async () => {
  const project = new Consumer();
  cpSync(`${folder}react-page`, project.folder, { recursive: true });
  await project.install(packed.sdk);
  expect(await project.run('tsc', ['--pretty', 'false'])).toMatchObject({ stdout: '', code: 0 });
  const build = await project.run('vite', ['build', '--logLevel', 'warn'], { VITE_API_URL: mocks.baseUrl });
  expect(build).toMatchObject({ stderr: '', code: 0 });
  const site = await project.start('vite', ['preview', '--port', '4396', '--strictPort']);
  onTestFinished(site.stop);
  const { page, close } = await openBrowser();
  onTestFinished(close);
  await page.goto(site.url);
  await page.getByLabel('Email').fill('franchise@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
  await page.getByLabel('Password').fill('franchise123');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').first().waitFor();
  await page.getByLabel('Title').fill('Night batch');
  await page.getByLabel('Time').fill('9 PM');
  await page.getByLabel('Student Limit').fill('12');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: 'Night batch, 9 PM' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('');
});

it('Playwright runs tests in two workers, each with its own mocks [R-448]', async () => {
  const project = new Consumer();
  cpSync(`${folder}playwright`, project.folder, { recursive: true });
  // The test of the mocks' README runs together with the tests of the example.
  const manual = codeBlocks(`${root}mocks/README.md`, 'mocks/README.md');
  project.write({ 'tests/readme.spec.ts': manual.find(({ code }) => code.includes('mocks/playwright'))?.code ?? '' });
  await project.install(packed.sdk, packed.mocks);
  const chromium = await findChromium();
  const { code, stdout, stderr } = await project.run('playwright', ['test', '--reporter', 'list'], { CHROMIUM_PATH: chromium });
  expect(stdout + stderr).toContain('Running 4 tests using 2 workers');
  expect(stdout + stderr).toContain('4 passed');
  expect(code).toBe(0);
});
