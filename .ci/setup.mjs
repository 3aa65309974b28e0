import { existsSync } from 'node:fs';
import { bin, fail, pnpm, root, run } from './command.mjs';

/** The tools need Node 20.19, 22.12 or newer. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  if (major === 21 || (major === 22 && minor < 12))
    fail(`Node ${process.versions.node} is not supported: this project needs 20.19, or 22.12 and newer.`);
}

/**
 * Prints what the step does and how long it took.
 * @template Result
 * @param {string} text
 * @param {() => Promise<Result>} work
 */
async function step(text, work) {
  console.log(`${text} …`);
  const started = Date.now();
  const result = await work();
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Prepares a fresh clone: checks Node, installs packages and generates code. */
export async function setUp({ generate = true } = {}) {
  checkNode();
  const text = existsSync(`${root}node_modules`)
    ? 'Checking the installed packages'
    : 'Installing packages (about a minute the first time)';
  const install = await step(text, () => run([...pnpm, 'install', '--frozen-lockfile'], { quiet: true }));
  if (install.code !== 0) fail(`The packages could not be installed:\n${install.output}`);
  if (!generate) return;
  const generated = await step('Generating code from the contract', () => run([bin('tsx'), 'openapi/generate.ts'], { quiet: true }));
  if (generated.code !== 0) fail(generated.output.trimEnd());
}
