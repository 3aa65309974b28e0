import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../lib/command.mjs';
import { median, secondsOf } from './figures.ts';
import { generator, type Workshop } from './workshop.ts';

/** Makes every generated client in the workshop. Answers seconds by contestant's title, each the median of 3 runs of the whole command, in turns. */
export async function generate(workshop: Workshop): Promise<Record<string, number>> {
  const entries = Object.entries(commands(workshop));
  const times = entries.map((): number[] => []);
  for (let turn = 0; turn < 3; turn++) {
    for (const [index, [, command]] of entries.entries()) times[index]?.push(await secondsOf(() => must(command, workshop.folder)));
  }
  return Object.fromEntries(entries.map(([title], index) => [title, median(times[index] ?? [])]));
}

function commands({ folder, spec, complete }: Workshop): Record<string, string[]> {
  // Ours also makes the mocks' validators, and types that the others leave to TypeScript.
  const ours = { 'this SDK': ['node', `${root}.ci/generate.mjs`, spec, join(folder, 'ours')] };
  if (!complete) return ours;
  writeFileSync(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify(orvalConfig(spec))}`);
  const plugins = ['-c', '@hey-api/client-fetch', '-p', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'];
  return {
    ...ours,
    'openapi-fetch': [generator('openapi-typescript'), spec, '-o', 'openapi-typescript/schema.ts'],
    'hey-api': [generator('openapi-ts'), '--silent', '--no-log-file', '-i', spec, '-o', 'hey-api', ...plugins],
    orval: [generator('orval'), '--config', 'orval.config.cjs'],
  };
}

/** Plain calls and hooks in a file each; data is answered as it is, since the custom fetch rejects. */
function orvalConfig(target: string) {
  const output = (file: string, client: object) => ({
    target: `orval/${file}.ts`,
    mode: 'single',
    ...client,
    override: {
      mutator: { path: './orval-fetch.ts', name: 'send' },
      fetch: { includeHttpResponseReturnType: false },
      query: { version: 5 },
    },
  });
  return {
    calls: { input: { target }, output: output('calls', { client: 'fetch' }) },
    hooks: { input: { target }, output: output('hooks', { client: 'react-query', httpClient: 'fetch' }) },
  };
}

async function must(command: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { cwd, quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}
