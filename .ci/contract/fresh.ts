import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../lib/command.mjs';

/** What `pnpm generate` writes; it is committed, and must be what the spec says. */
const generated = ['sdk/src/generated', 'mocks/src/generated'];

/** Generates elsewhere and compares; on CI also asks whether what stands here is what was committed. */
export async function staleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  try {
    const made = await run(['node', '.ci/generate.mjs', 'openapi/openapi.yaml', folder], { quiet: true });
    if (made.code !== 0) return [made.output];
    const git = process.env.CI ? await run(['git', 'status', '--porcelain', '--', ...generated], { quiet: true }) : { output: '' };
    const stale = [...generated.flatMap((name) => differences(join(root, name), join(folder, name))), git.output.trim()].filter(Boolean);
    return stale.length > 0 ? ['Run `pnpm generate` and commit what it changes.', ...stale] : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names of the files that are not the same in both folders. */
function differences(here: string, there: string): string[] {
  const names = new Set([...readdirSync(here), ...readdirSync(there)]);
  const read = (folder: string, name: string) =>
    readdirSync(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined;
  return [...names].filter((name) => read(here, name) !== read(there, name));
}

/** What Redocly and the house rules find in the contract. */
export async function lintProblems(): Promise<string[]> {
  const { code, output } = await run(['node', '.ci/lint-contract.mjs', '--force'], { quiet: true });
  return code === 0 ? [] : [output];
}
