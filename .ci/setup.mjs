import { fail, pnpm, run } from './lib/command.mjs';

/** The tools ask for 20.19 of Node 20, for 22.12 of Node 22, and for nothing between. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  if (major === 21 || (major === 22 && minor < 12))
    fail(`Node ${process.versions.node} lacks what the tools need: take 20.19, 22.12 or newer.`);
}

/** Everything between a fresh clone and a running project: Node's version, packages, generated files. */
export async function setUp({ generate = true } = {}) {
  checkNode();
  const install = await run([...pnpm, 'install', '--frozen-lockfile'], { quiet: true });
  if (install.code !== 0) fail(`The packages could not be installed:\n${install.output}`);
  if (!generate) return;
  const made = await run([process.execPath, '.ci/generate.mjs'], { quiet: true });
  if (made.code !== 0) fail(made.output.split('\n').find((line) => line.startsWith('The contract')) ?? made.output);
}
