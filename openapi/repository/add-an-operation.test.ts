import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, runCommand } from '../command.ts';
import { generatedPaths } from './generated-files.ts';

const editPattern = /(Append to|Create|Insert after `(?<line>[^`]+)` in)\s`(?<file>[^`]+)`:\n\n```\w+\n(?<text>[\s\S]*?)```/g;

const steps = readSteps();
let copy: string;

beforeAll(async () => {
  copy = await copyRepository();
  for (const path of generatedPaths) cpSync(join(copy, path), join(copy, 'before', path), { recursive: true });
  for (const step of steps) applyStep(step);
  const { code, output } = await run(['node_modules/.bin/tsx', 'openapi/generate.ts']);
  expect(code, output).toBe(0);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy. `CI` is unset because the copy has no Git history. */
function run(command: string[]) {
  return runCommand(command, { cwd: copy, env: { CI: '' } });
}

const checkContract = () => run(['node_modules/.bin/tsx', 'openapi/repository/main.ts']);
const checkTypes = (project: string) => run(['node_modules/.bin/tsc', '-p', project, '--pretty', 'false']);
const testSpec = () => run(['openapi/node_modules/.bin/vitest', 'run', '--root', 'openapi', 'spec.test.ts']);

function applyStep({ edits }: Step): void {
  for (const { file, after, text } of edits) {
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    const current = after === 'new file' ? '' : readFileSync(path, 'utf8');
    const position = after === 'new file' || after === 'end' ? current.length : current.indexOf(`\n${after}\n`) + after.length + 2;
    writeFileSync(path, current.slice(0, position) + text + current.slice(position));
  }
}

async function withoutStep<T>({ edits }: Step, check: () => Promise<T>): Promise<T> {
  const texts = edits.map(({ file }) => readFileSync(join(copy, file), 'utf8'));
  for (const { file, after, text } of edits) {
    if (after === 'new file') rmSync(join(copy, file));
    else
      writeFileSync(
        join(copy, file),
        readFileSync(join(copy, file), 'utf8').replace(text, () => ''),
      );
  }
  const result = await check();
  for (const [index, { file }] of edits.entries()) writeFileSync(join(copy, file), texts[index] ?? '');
  return result;
}

function findStep(title: string): Step {
  const step = steps.find((one) => one.title === title);
  if (!step) throw new Error(`openapi/CONTRIBUTING.md has no step '${title}'.`);
  return step;
}

it('passes all checks after all steps', async () => {
  const contract = await checkContract();
  const results = [contract, await checkTypes('mocks'), await checkTypes('web'), await testSpec()];
  for (const { code, output } of results) expect(code, output).toBe(0);
  expect(contract.output).toMatch(/^✓ The website calls every operation \(\d+ of \d+ by its hook\)$/m);
}, 120_000);

it.each([
  ['Add its requirement', testSpec],
  ['Mock it', () => checkTypes('mocks')],
])("fails without '%s' as the manual says", async (title, check) => {
  const step = findStep(title);
  const { code, output } = await withoutStep(step, check);
  expect(output).toContain(step.failure);
  expect(code).not.toBe(0);
});

it('reports a missing generation, call on the website and changeset as the manual says', async () => {
  for (const path of generatedPaths) cpSync(join(copy, 'before', path), join(copy, path), { recursive: true });
  // Pending changesets of other changes would count too.
  for (const name of readdirSync(join(copy, '.changeset'))) if (name.endsWith('.md')) rmSync(join(copy, '.changeset', name));
  const { code, output } = await withoutStep(findStep('Call it on the website'), checkContract);
  for (const title of ['Generate', 'Call it on the website', 'Add a changeset']) expect(output).toContain(findStep(title).failure);
  expect(code).toBe(1);
});

/** A numbered step of 'How to add an operation' in openapi/CONTRIBUTING.md. */
interface Step {
  title: string;
  edits: Edit[];
  /** Output of the check that fails without this step, as the manual shows it. Empty if it shows none. */
  failure: string;
}

interface Edit {
  file: string;
  /** Where the text goes: into a new file, at the end, or after a line with this text. */
  after: string;
  text: string;
}

/** Reads the steps: code blocks that follow 'Append to', 'Create' or 'Insert after', and `text` blocks with expected output. */
function readSteps(): Step[] {
  const manual = readFileSync(`${root}openapi/CONTRIBUTING.md`, 'utf8');
  const [, section = ''] = manual.split('\n## How to add an operation\n');
  return section
    .split(/^### \d+\. /m)
    .slice(1)
    .map(parseStep);
}

function parseStep(text: string): Step {
  const [title = ''] = text.split('\n');
  const [, failure = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
  return { title, edits: [...text.matchAll(editPattern)].map(parseEdit), failure };
}

function parseEdit({ 1: verb, groups = {} }: RegExpExecArray): Edit {
  const { line, file = '', text = '' } = groups;
  return { file, after: line ?? (verb === 'Create' ? 'new file' : 'end'), text };
}

const packages = ['.', 'openapi', 'sdk', 'mocks', 'web'];

/** Copies the repository's own files to a temporary folder and links its dependencies. Resolves with the folder. */
async function copyRepository(): Promise<string> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  const { output } = await runCommand(['git', 'ls-files', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\n').filter((file) => file && existsSync(root + file));
  for (const file of files) cpSync(root + file, join(copy, file));
  for (const name of packages) linkDependencies(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), copy);
  return copy;
}

/** Links each dependency. Packages of this repository point to the copy; caches are left out. */
function linkDependencies(source: string, target: string, copy: string): void {
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (name === '@institute') {
      mkdirSync(join(target, name));
      for (const own of readdirSync(join(source, name))) symlinkSync(join(copy, own), join(target, name, own));
    } else if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(source, name), join(target, name));
  }
}
