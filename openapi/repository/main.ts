import { readFileSync } from 'node:fs';
import { root } from '../command.ts';
import { runCommandLine } from '../contract/run-command-line.ts';

await runCommandLine({
  usage: `pnpm contract                   check this repository: lint, generated files, breaking changes, changesets, SDK, mocks, website
pnpm contract --base-url URL    check a live server`,
  version: JSON.parse(readFileSync(`${root}openapi/package.json`, 'utf8')).version,
  loadSpec: async () => (await import('../generator/load-spec.ts')).loadSpec(`${root}openapi/openapi.yaml`),
  checkRepository: async (options) => (await import('./check-repository.ts')).checkRepository(options),
});
