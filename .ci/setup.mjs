import { fail, pnpm, run } from './lib/command.mjs';

/** Everything between a fresh clone and a running project: Node's version, packages, generated files. */
export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  const install = await run([...pnpm, 'install', '--frozen-lockfile'], { quiet: true });
  if (install.code !== 0) fail(`The packages could not be installed:\n${install.output}`);
  const generate = await run([...pnpm, '--silent', 'generate'], { quiet: true });
  if (generate.code !== 0)
    fail(
      generate.output
        .trim()
        .split('\n')
        .findLast((line) => line.startsWith('The contract')) ?? generate.output,
    );
}
