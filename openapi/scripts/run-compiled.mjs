import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { fail, root } from '../../.ci/lib/command.mjs';
import { hashOf, keep, kept } from './cache.mjs';

const folder = `${root}openapi/`;

/**
 * Runs a program of openapi/ as one file, which is made once and kept as the engine has compiled it. To find, read and compile its
 * thousand modules anew takes longer than all else that it does.
 * @param {'generate' | 'lint'} program
 */
export async function runCompiled(program) {
  const entry = `${folder}${program}.ts`;
  const generator = readdirSync(`${folder}generator`).map((name) => `${folder}generator/${name}`);
  const name = `${program}-${hashOf([import.meta.filename, entry, `${folder}lint/rules.ts`, ...generator])}.cjs`;
  if (!existsSync(`${kept}${name}`)) {
    keep(name, await bundle(entry));
    const older = readdirSync(kept).filter((other) => other.startsWith(`${program}-`) && !other.startsWith(name));
    for (const other of older) rmSync(`${kept}${other}`, { force: true });
  }
  const compiled = `${name}.compiled`;
  const cachedData = existsSync(`${kept}${compiled}`) ? readFileSync(`${kept}${compiled}`) : undefined;
  const source = `(function (require, module, __filename, __dirname, entryUrl) {${readFileSync(`${kept}${name}`, 'utf8')}\n})`;
  const script = new Script(source, { filename: `${kept}${name}`, ...(cachedData && { cachedData }) });
  // Another version of Node compiles anew.
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(compiled, script.createCachedData()));
  script.runInThisContext()(createRequire(entry), { exports: {} }, entry, folder, pathToFileURL(entry).href);
}

/** @param {string} entry */
async function bundle(entry) {
  const { build } = await import('esbuild');
  const made = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'import.meta.url': 'entryUrl' },
    logLevel: 'silent',
  }).catch((error) => fail(`${entry} cannot be read: ${error.message}`));
  const [file] = made.outputFiles;
  return file ? file.contents : fail(`${entry} could not be bundled.`);
}
