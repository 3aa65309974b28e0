import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { serveMocks } from '../../../mocks/src/node.ts';
import { openBrowser } from '../browser.ts';
import { Consumer } from '../consumer.ts';
import { plainEntries, reactQueryEntries, specifier } from '../entries.ts';

const entries = [...plainEntries, ...reactQueryEntries].map(specifier);
const project = new Consumer();
const mocks = await serveMocks();
beforeAll(() => project.install(inject('packed').sdk, '@tanstack/react-query@5', 'react@19', 'jest@30', 'webpack@5'));
afterAll(() => mocks.close());

it('Jest 30 runs a CommonJS test with each entry, without flags [R-448]', async () => {
  project.write({
    'api.test.cjs': `
      const { ApiError, createApi } = require('@institute/sdk');
      test('calls the API', async () => {
        for (const entry of ${JSON.stringify(entries)}) require(entry);
        const api = createApi({ baseUrl: process.env.URL });
        expect((await api.listCourses()).courses.length).toBeGreaterThan(0);
        expect((await api.http.GET('/courses')).data.courses.length).toBeGreaterThan(0);
        await expect(api.login({ email: 'a@example.com', password: 'x' })).rejects.toBeInstanceOf(ApiError);
      });
    `,
  });
  const { code, stderr } = await project.run('jest', ['--testMatch', '**/*.test.cjs'], { URL: mocks.baseUrl });
  expect(stderr).toMatch(/^Tests: +1 passed, 1 total$/m);
  expect(code).toBe(0);
});

it('webpack 5 bundles only what a page uses, once [R-448]', async () => {
  project.write({
    // Without "type": "module", a file may import and require.
    'pages/package.json': '{}',
    'pages/client.js': `import { createApi } from '@institute/sdk'; createApi({ baseUrl: '/v1' }).listCourses();`,
    'pages/guard.js': `import { isApiError } from '@institute/sdk'; console.log(isApiError(0));`,
    'pages/both.js': `import { ApiError } from '@institute/sdk'; console.log(require('@institute/sdk').ApiError === ApiError);`,
    'build.js': `
      import webpack from 'webpack';
      const entry = { client: './pages/client.js', guard: './pages/guard.js', both: './pages/both.js' };
      webpack({ mode: 'production', entry, output: { filename: '[name].cjs' } }, (error, stats) => {
        if (error || stats.hasErrors() || stats.hasWarnings()) throw error ?? new Error(stats.toString());
      });
    `,
  });
  expect(await project.run('node', ['build.js'])).toEqual({ code: 0, stdout: '', stderr: '' });
  const bundle = (name: string) => readFileSync(join(project.folder, `dist/${name}.cjs`), 'utf8');
  expect(bundle('guard').length).toBeLessThan(2_000);
  expect(bundle('client').length).toBeLessThan(20_000);
  // A name that only the query client contains, and a message of the schemas.
  for (const text of ['invalidateQueries', 'is not part of the contract']) expect(bundle('client')).not.toContain(text);
  expect(await project.run('node', ['dist/both.cjs'])).toEqual({ code: 0, stdout: 'true\n', stderr: '' });
});

it("a page without a bundler calls the API with the manual's import map, and sends a cookie only if fetchOptions say so [R-448]", async () => {
  const manual = readFileSync(join(project.folder, 'node_modules/@institute/sdk/RECIPES.md'), 'utf8');
  const [importMap = ''] = /<script type="importmap">.*?<\/script>/s.exec(manual) ?? [];
  const html = `<!doctype html><link rel="icon" href="data:," />${importMap}<script type="module">
    import { createApi } from '@institute/sdk';
    const titles = [];
    for (const fetchOptions of [{}, { credentials: 'same-origin' }])
      titles.push((await createApi({ baseUrl: '/bff', fetchOptions }).listCourses()).courses[0].title);
    document.body.append(titles.join());
  </script>`;
  const cookieTitle = ({ headers }: IncomingMessage) => headers.cookie ?? 'no cookie';
  const site = createServer((request, response) => {
    const file = join(project.folder, request.url ?? '');
    if (request.url === '/') response.setHeader('Set-Cookie', 'session=secret; HttpOnly').setHeader('Content-Type', 'text/html').end(html);
    else if (request.url === '/bff/courses')
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ success: true, courses: [{ title: cookieTitle(request) }] }));
    else if (existsSync(file)) response.setHeader('Content-Type', 'text/javascript').end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  onTestFinished(() => void site.close());
  const { page, close } = await openBrowser();
  onTestFinished(close);
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  await page.getByText('no cookie,session=secret').waitFor();
});
