import { createServer } from 'node:http';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openBrowser } from '../browser.ts';
import { compile, resolutions, tsc, typescript } from '../compile.ts';
import { Consumer } from '../consumer.ts';
import { installNode, nodeOf } from '../runtimes.ts';

/** Uses the project's own MSW beside the parts of MSW that the mocks export. */
const program = (unhandled: string) => `
  import { createMockServer, delay, http as exported, seed } from '@institute/mocks/node';
  import { createApi } from '@institute/sdk';
  import { http, HttpResponse } from 'msw';

  const baseUrl = 'https://api.example.com/v1';
  const mocks = createMockServer({ baseUrl });
  mocks.server.listen({ ${unhandled}: 'error' });
  const api = createApi({ baseUrl, retries: 0 });
  mocks.server.use(http.get(baseUrl + '/courses', async () => { await delay(1); return HttpResponse.json({}, { status: 418 }); }));
  const overridden = await api.listCourses().catch((error) => error.status);
  mocks.server.resetHandlers();
  mocks.on('getCourse', { status: 503, times: 1 });
  const forced = await api.getCourse({ id: seed.courses.ccc._id }).catch((error) => error.status);
  const { course } = await api.getCourse({ id: seed.courses.ccc._id });
  console.log(exported === http, overridden, forced, course.title, mocks.calls().length);
  mocks.server.close();
`;

const page = `
  import { startMocks } from '@institute/mocks/browser';
  import { createApi } from '@institute/sdk';

  const apiUrl = location.origin + '/v1';
  const mocks = await startMocks({ apiUrl, passThrough: { baseUrl: 'http://localhost:4390/api', only: ['listMarksheets'] } });
  mocks.on('listCourses', { status: 503, times: 1 });
  const api = createApi({ baseUrl: apiUrl, retries: 0, token: () => 'real-token' });
  const { courses } = await createApi({ baseUrl: apiUrl }).listCourses();
  await fetch('/other.json');
  const { marksheets } = await api.listMarksheets({ userId: 'drift' });
  const errors = [];
  for (const userId of ['moved', 'down']) await api.listMarksheets({ userId }).catch(({ name }) => errors.push(name));
  document.body.textContent = courses.length + ' courses, ' + mocks.calls().length + ' calls, ' + marksheets + ', ' + errors;
`;

/** A server with another origin than the page, which it allows. */
function serveReal() {
  const received: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    received.push(`${method} ${url} ${headers.accept} ${headers.authorization}`);
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost:4397').setHeader('Access-Control-Allow-Headers', 'authorization');
    if (method === 'OPTIONS') response.writeHead(204).end();
    // Browsers send a request again when its connection closes without a byte.
    else if (url === '/api/my-created-marksheet/down') response.socket?.end('broken');
    else if (url === '/api/my-created-marksheet/moved') response.writeHead(302, { Location: '/elsewhere' }).end();
    else response.setHeader('Content-Type', 'application/json').end('{ "success": true, "marksheets": "many" }');
  }).listen(4390, 'localhost');
  onTestFinished(() => void server.close());
  return received;
}

it.for([
  { version: '2.15', node: '20.19.0', unhandled: 'onUnhandledRequest' },
  { version: '3', node: '22', unhandled: 'onUnhandledFrame' },
])('the mocks compile and run with MSW $version of the project, in Node and in a browser [R-449]', async ({ version, node, unhandled }) => {
  const { sdk, mocks } = inject('packed');
  const project = new Consumer();
  await project.install(sdk, mocks, `msw@${version}`, '@types/node@22', 'vite@8', typescript('7'), installNode(node));
  project.write({
    'program.js': program(unhandled),
    'program.ts': program(unhandled),
    'page.js': page,
    'index.html': '<script type="module" src="/page.js"></script>',
    'vite.config.js': `import { mocks } from '@institute/mocks/vite'; export default { plugins: [mocks()] };`,
  });

  const options = { ...resolutions.nodenext, types: ['node'], skipLibCheck: true };
  expect(await compile(project, tsc('7'), ['program.ts'], options)).toMatchObject({ code: 0, stdout: '' });
  const run = await project.run(nodeOf(node), ['program.js']);
  expect(run).toEqual({ code: 0, stderr: '', stdout: 'true 418 503 Course on Computer Concepts 2\n' });

  const site = await project.start('vite', ['--port', '4397', '--strictPort']);
  onTestFinished(site.stop);
  const browser = await openBrowser();
  onTestFinished(browser.close);
  const warnings: string[] = [];
  browser.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const received = serveReal();
  await browser.page.goto(site.url);
  await browser.page.getByText('17 courses, 5 calls, many, NetworkError,NetworkError').waitFor();
  expect(warnings).toEqual([
    'listMarksheets 200: /marksheets must be array',
    'listMarksheets 0: the response is a redirect',
    'listMarksheets 0: http://localhost:4390/api does not respond',
  ]);
  const sent = received.filter((line) => line.startsWith('GET'));
  expect(sent).toEqual(['drift', 'moved', 'down'].map((id) => `GET /api/my-created-marksheet/${id} */* Bearer real-token`));
});
