import { expect, inject, it, onTestFinished } from 'vitest';
import { openBrowser } from '../browser.ts';
import { compile, resolutions, tsc, typescript } from '../compile.ts';
import { Consumer } from '../consumer.ts';

/** Uses the project's own MSW beside what the mocks export of it. */
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
  const mocks = await startMocks({ apiUrl });
  mocks.on('listCourses', { status: 503, times: 1 });
  const { courses } = await createApi({ baseUrl: apiUrl }).listCourses();
  await fetch('/other.json');
  document.body.textContent = courses.length + ' courses, ' + mocks.calls().length + ' calls';
`;

it.for([
  { version: '2.15', node: 20, unhandled: 'onUnhandledRequest' },
  { version: '3', node: 22, unhandled: 'onUnhandledFrame' },
])(
  'the mocks compile and run with MSW $version of the project, in Node and in a browser [R-449]',
  async ({ version, node, unhandled }, { skip }) => {
    const isRunning = Number(process.versions.node.split('.')[0]) >= node;
    if (!isRunning && process.platform !== 'linux' && process.platform !== 'darwin') skip('npm has no Node for this platform.');
    const { sdk, mocks } = inject('packed');
    const project = new Consumer();
    const newerNode = isRunning ? [] : [`newer-node@npm:node-${process.platform}-${process.arch}@${node}`];
    await project.install(sdk, mocks, `msw@${version}`, '@types/node@22', 'vite@8', typescript('7'), ...newerNode);
    project.write({
      'program.js': program(unhandled),
      'program.ts': program(unhandled),
      'page.js': page,
      'index.html': '<script type="module" src="/page.js"></script>',
      'vite.config.js': `import { mocks } from '@institute/mocks/vite'; export default { plugins: [mocks()] };`,
    });

    const options = { ...resolutions.nodenext, types: ['node'], skipLibCheck: true };
    expect(await compile(project, tsc('7'), ['program.ts'], options)).toMatchObject({ code: 0, stdout: '' });
    const run = await project.run(isRunning ? 'node' : 'node_modules/newer-node/bin/node', ['program.js']);
    expect(run).toEqual({ code: 0, stderr: '', stdout: 'true 418 503 Course on Computer Concepts 2\n' });

    const site = await project.start('vite', ['--port', '4397', '--strictPort']);
    onTestFinished(site.stop);
    const browser = await openBrowser();
    onTestFinished(browser.close);
    const warnings: string[] = [];
    browser.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await browser.page.goto(site.url);
    await browser.page.getByText('17 courses, 2 calls').waitFor();
    expect(warnings).toEqual([]);
  },
);
