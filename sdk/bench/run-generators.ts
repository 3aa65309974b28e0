import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../../.ci/lib/command.mjs';
import { median, secondsOf } from './figures.ts';
import { competitorBin, type Sandbox } from './sandbox.ts';

/** Generates every client in the sandbox. Returns seconds by title: the median of 3 interleaved runs of the whole command. */
export async function runGenerators(sandbox: Sandbox): Promise<Record<string, number>> {
  const entries = Object.entries(commandsOf(sandbox));
  const times = entries.map((): number[] => []);
  for (let count = 0; count < 3; count++) {
    for (const [index, [, command]] of entries.entries()) times[index]?.push(await secondsOf(() => runOrThrow(command, sandbox.folder)));
  }
  return Object.fromEntries(entries.map(([title], index) => [title, median(times[index] ?? [])]));
}

function commandsOf({ folder, spec, hasCompetitors }: Sandbox): Record<string, string[]> {
  // Includes the validators of the mocks.
  const ours = { 'this SDK': [bin('tsx'), `${root}openapi/generate.ts`, spec, join(folder, 'ours')] };
  if (!hasCompetitors) return ours;
  writeFileSync(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify(orvalConfig(spec))}`);
  const plugins = ['-c', '@hey-api/client-fetch', '-p', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'];
  return {
    ...ours,
    'openapi-fetch': [competitorBin('openapi-typescript'), spec, '-o', 'openapi-typescript/schema.ts'],
    'hey-api': [competitorBin('openapi-ts'), '--silent', '--no-log-file', '-i', spec, '-o', 'hey-api', ...plugins],
    orval: [competitorBin('orval'), '--config', 'orval.config.cjs'],
  };
}

/** Functions and hooks in a file each. They return the data without the response, because the custom fetch rejects on an error. */
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

async function runOrThrow(command: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { cwd, quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}
