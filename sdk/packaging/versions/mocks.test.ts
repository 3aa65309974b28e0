import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { pnpm, root, run } from '../../../.ci/command.mjs';
import { openBrowser } from '../browser.ts';
import { codeBlocks } from '../code-blocks.ts';
import { compile, resolutions, tsc, typescript } from '../compile.ts';
import { Consumer } from '../consumer.ts';

const { sdk, mocks } = inject('packed');
const recipes = readFileSync(`${root}mocks/RECIPES.md`, 'utf8');
/** The only code block of the manual with this text. */
const block = (text: string) => codeBlocks(`${root}mocks/README.md`, 'manual').find(({ code }) => code.includes(text))?.code ?? '';
const script = `
  import { createMockServer } from '@institute/mocks/node';
  import { createApi } from '@institute/sdk';
  const mocks = createMockServer();
  mocks.server.listen();
  export const courses = createApi({ baseUrl: 'http://localhost/v1' }).listCourses();
  console.log((await courses).courses.length);
  mocks.server.close();
`;

it("Jest 30 runs a CommonJS test of the mocks with the manual's configuration, and one that is an ES module with a flag [R-449]", async () => {
  const project = new Consumer();
  await project.install(sdk, mocks, 'msw@2', 'jest@30', '@babel/plugin-transform-modules-commonjs@7');
  const [, configuration = ''] = /^```js\n(\/\/ jest\.config\.js.*?)^```$/ms.exec(recipes) ?? [];
  const modules = block("'vitest'").replace(/^import .+ from 'vitest';$/m, '');
  const commonJs = modules.replace(/^import (.+) from (.+);$/gm, 'const $1 = require($2);').replace('export {};', '');
  project.write({
    'package.json': '{ "private": true }',
    'jest.config.js': configuration,
    'mocks.test.js': commonJs,
    'mocks.test.mjs': modules,
    'modules.config.js': 'module.exports = { transform: {} };',
  });
  const old = await project.run('jest', ['mocks.test.js']);
  expect(old.stderr).toMatch(/^Tests: +1 passed, 1 total$/m);
  const options = ['-c', 'modules.config.js', '--testMatch', '**/*.test.mjs'];
  const modern = await project.run('jest', options, { NODE_OPTIONS: '--experimental-vm-modules' });
  expect(modern.stderr).toMatch(/^Tests: +1 passed, 1 total$/m);
});

it("a project with Vite 7 installs the mocks, and the manual's configuration leaves them out of a production build alone [R-449]", async () => {
  const project = new Consumer();
  await project.install(sdk, mocks, 'msw@2', 'vite@7');
  project.write({
    'vite.config.ts': block('mocks/vite'),
    'main.ts': block('mocks/browser'),
    'index.html': '<!doctype html><link rel="icon" href="data:," /><body><script type="module" src="/main.ts"></script>',
  });
  const site = await project.start('vite', ['--port', '4396', '--strictPort']);
  onTestFinished(site.stop);
  const { page, close } = await openBrowser();
  onTestFinished(close);
  await page.goto(site.url);
  await page.getByText('Course on Computer Concepts').waitFor();

  const files = ['mockServiceWorker.js', '__mocks/payment.html'];
  for (const [mode, has] of [
    ['production', false],
    ['demo', true],
  ] as const) {
    const build = await project.run('vite', ['build', '--mode', mode, '--outDir', mode]);
    expect(build, build.stderr).toMatchObject({ code: 0 });
    for (const file of files) expect(existsSync(join(project.folder, mode, file)), `${mode} ${file}`).toBe(has);
    expect(build.stdout.includes('browser-'), build.stdout).toBe(has);
  }
});

it("pnpm adds both tarballs with the manual's override [R-449]", async () => {
  const project = new Consumer();
  const [, override = ''] = /`(overrides: .+TARBALL.*?)`/.exec(recipes) ?? [];
  project.write({
    'program.js': script,
    'pnpm-workspace.yaml': `${override.replace('TARBALL', sdk)}\nminimumReleaseAge: 1440\nallowBuilds: { msw: false }\n`,
  });
  const { code, output } = await run([...pnpm, 'add', sdk, mocks, 'msw@2'], { cwd: project.folder, quiet: true });
  expect(code, output).toBe(0);
  expect(await project.run('node', ['program.js'])).toEqual({ code: 0, stderr: '', stdout: '17\n' });
});

it.for([
  ['5.5', 'file.mts'],
  ['5.8', 'file.cts'],
] as const)('TypeScript %s compiles the mocks in %s, without skipLibCheck [R-449]', async ([version, file]) => {
  const project = new Consumer();
  await project.install(sdk, mocks, 'msw@2', '@types/node@20', typescript(version));
  project.write({ [file]: script.replace(/^ *console.+$/m, '') });
  const options = { ...resolutions.nodenext, lib: ['es2023', 'dom'], types: ['node'] };
  expect(await compile(project, tsc(version), [file], options)).toEqual({ code: 0, stdout: '', stderr: '' });
});
