import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../../.ci/command.mjs';
import { serveMocks } from '../../../mocks/src/node.ts';
import { createApi } from '../../src/index.ts';
import { openBrowser } from '../browser.ts';
import { Consumer } from '../consumer.ts';

const project = new Consumer();
const mocks = await serveMocks();
beforeAll(async () => {
  cpSync(`${root}sdk/examples/next-app`, project.folder, { recursive: true });
  await project.install(inject('packed').sdk);
});
afterAll(() => mocks.close());

it('Next renders courses that a server component prefetched, and hydrates them without a second request [R-448]', async () => {
  const build = await project.run('next', ['build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_API_URL: mocks.baseUrl,
    NODE_ENV: 'production',
  });
  expect(build, build.stdout + build.stderr).toMatchObject({ code: 0 });
  const site = await project.start('next', ['start', '--port', '4398']);
  onTestFinished(site.stop);
  const { courses } = await createApi({ baseUrl: mocks.baseUrl }).listCourses();
  const title = courses[0]?.title ?? '';
  expect(await (await fetch(site.url)).text()).toContain(`<li>${title}</li>`);

  const { page, close } = await openBrowser();
  onTestFinished(close);
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.url().startsWith(mocks.baseUrl) && requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(site.url);
  // The button is enabled after the effects of the hydrated page, which would have sent a request.
  const response = page.waitForResponse(`${mocks.baseUrl}/courses`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await response;
  expect(requests).toEqual([`${mocks.baseUrl}/courses`]);
  await page.getByRole('listitem').getByText(title, { exact: true }).waitFor();
  expect(problems).toEqual([]);
});
