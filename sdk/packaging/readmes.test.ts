import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../.ci/command.mjs';
import { openBrowser } from './browser.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import { Consumer, type ProgramResult } from './consumer.ts';

const { contract, sdk, mocks } = inject('packed');
const react = ['@tanstack/react-query@5', 'react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', '@types/node@20'];
const libraries = [...react, 'msw@2', 'vite@8', 'vitest@4', '@playwright/test@1', 'openapi-fetch@0.17.0'];
const manuals = ['sdk/README.md', 'sdk/RECIPES.md', 'mocks/README.md', 'mocks/RECIPES.md', 'openapi/README.md', 'README.md'];
/** Code blocks that only a test runner, Vite or a browser runs. */
const needsTool = /'(vitest|vite|react-dom\/client|@institute\/mocks\/(playwright|browser|vite))'/;
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  outDir: 'compiled',
};

/** Without spaces and quotes, which Node's console places in its own way. */
const plain = (text: string) => text.replace(/[\s']/g, '');

/** The outputs that the comments of a block promise. */
function printedTexts({ code }: CodeBlock): string[] {
  return [...code.matchAll(/console\.log\(.+\); \/\/ (['[{\d].*)$/gm)].map(([, text = '']) => text);
}

describe('a project with the code of the READMEs', () => {
  const project = new Consumer();
  const blocks = manuals.flatMap((file) => codeBlocks(`${root}${file}`, file));
  const ofMocks = blocks.filter(({ name }) => name.startsWith('mocks/'));
  let compilation: ProgramResult;
  const fileName = (name: string) => name.replaceAll('/', '-');
  beforeAll(async () => {
    const files = Object.fromEntries(blocks.map(({ name, language, code }) => [`${fileName(name)}.${language}`, code]));
    cpSync(`${root}sdk/packaging/readme`, project.folder, { recursive: true });
    project.write({ ...files, 'tsconfig.json': JSON.stringify({ compilerOptions, files: Object.keys(files) }) });
    await project.install(contract, sdk, mocks, 'typescript@5.9', ...libraries);
    compilation = await project.run('tsc', ['-p', '.', '--pretty', 'false']);
  });

  it('compiles every code block of the READMEs [R-448]', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(20);
    expect(compilation).toMatchObject({ stdout: '', code: 0 });
  });

  it('runs every code block about the SDK and the contract against the mocks [R-448]', async () => {
    const programs = blocks.filter(({ name }) => /^(sdk|openapi)\//.test(name));
    expect(programs.length).toBeGreaterThanOrEqual(15);
    const result = await project.run('node', ['run.mjs', ...programs.map(({ name }) => `compiled/${fileName(name)}.js`)]);
    expect(result).toMatchObject({ stderr: '', code: 0 });
    const printed = programs.flatMap(printedTexts);
    expect(printed.length).toBeGreaterThanOrEqual(4);
    for (const text of printed) expect(plain(result.stdout)).toContain(plain(text));
  });

  it('runs every program about the mocks [R-448]', async () => {
    const programs = ofMocks.filter(({ code }) => !needsTool.test(code));
    expect(programs.length).toBeGreaterThanOrEqual(7);
    // Each program runs in a process of its own, because it replaces the network.
    const results = await Promise.all(programs.map(({ name }) => project.run('node', [`compiled/${fileName(name)}.js`])));
    for (const { code, stderr } of results) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(programs.flatMap(printedTexts).length).toBeGreaterThanOrEqual(9);
    programs.forEach((program, index) => {
      for (const text of printedTexts(program)) expect(plain(results[index]?.stdout ?? '')).toContain(plain(text));
    });
  });

  it("runs the test of the mocks' manual [R-448]", async () => {
    project.write({ 'readme-mocks.test.ts': ofMocks.find(({ code }) => code.includes("'vitest'"))?.code ?? '' });
    const vitest = await project.run('vitest', ['run', 'readme-mocks.test.ts']);
    expect(vitest).toMatchObject({ code: 0, stdout: expect.stringContaining('1 passed') });
  });

  it("shows the courses in a Vite app made of two blocks of the mocks' manual [R-448]", async () => {
    const find = (text: string) => ofMocks.find(({ code }) => code.includes(text))?.code ?? '';
    const html =
      '<!doctype html><title>Courses</title><link rel="icon" href="data:," /><body><script type="module" src="main.ts"></script>';
    project.write({ 'app/vite.config.ts': find('mocks/vite'), 'app/main.ts': find('mocks/browser'), 'app/index.html': html });
    const site = await project.start('vite', ['app', '--port', '4398', '--strictPort']);
    onTestFinished(site.stop);
    const { page, close } = await openBrowser();
    onTestFinished(close);
    await page.goto('http://localhost:4398/');
    await page.getByText('Course on Computer Concepts').waitFor();
  });
});
