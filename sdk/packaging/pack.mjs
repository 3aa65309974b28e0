import { readdirSync, rmSync } from 'node:fs';
import { fail, pnpm, root, run } from '../../.ci/lib/command.mjs';

/** Published packages, dependencies first. */
const published = ['sdk', 'mocks'];

/**
 * Builds and packs the published packages into a folder.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} paths of the tarballs by package folder
 */
export async function packPackages(folder) {
  /** @type {Record<string, string>} */
  const tarballs = {};
  for (const name of published) {
    const cwd = `${root}${name}`;
    rmSync(`${cwd}/dist`, { recursive: true, force: true });
    const packed = await run([...pnpm, 'pack', '--pack-destination', folder], { cwd, quiet: true });
    const file = readdirSync(folder).find((entry) => entry.startsWith(`institute-${name}-`));
    if (packed.code !== 0 || !file) fail(packed.output);
    else tarballs[name] = `${folder}/${file}`;
  }
  return tarballs;
}
