import { readdirSync, rmSync } from 'node:fs';
import { fail, pnpm, root, run } from './command.mjs';

/** The packages that other teams install, each after those that it needs. */
const published = ['sdk', 'mocks'];

/**
 * Packs what other teams install as a registry would get it; each package builds itself before. Answers the paths of the tarballs.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} by package folder
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
