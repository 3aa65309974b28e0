import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { fail, root } from '../../.ci/lib/command.mjs';
import { cacheFolder, hashOf, writeCache } from './cache.mjs';

const folder = `${root}openapi/`;

/**
 * Runs a program of openapi/ from a cached bundle with V8's code cache. Without them, loading and compiling its thousand modules takes
 * longer than the program itself.
 * @param {'generate' | 'lint'} program
 */
export async function runCachedBundle(program) {
  const entry = `${folder}${program}.ts`;
  const generator = readdirSync(`${folder}generator`).map((name) => `${folder}generator/${name}`);
  const name = `${program}-${hashOf([import.meta.filename, entry, `${folder}lint/rules.ts`, ...generator])}.cjs`;
  if (!existsSync(`${cacheFolder}${name}`)) {
    writeCache(name, await bundle(entry));
    const older = readdirSync(cacheFolder).filter((other) => other.startsWith(`${program}-`) && !other.startsWith(name));
    for (const other of older) rmSync(`${cacheFolder}${other}`, { force: true });
  }
  const codeCache = `${name}.cache`;
  const cachedData = existsSync(`${cacheFolder}${codeCache}`) ? readFileSync(`${cacheFolder}${codeCache}`) : undefined;
  const source = `(function (require, module, __filename, __dirname, entryUrl) {${readFileSync(`${cacheFolder}${name}`, 'utf8')}\n})`;
  const script = new Script(source, { filename: `${cacheFolder}${name}`, ...(cachedData && { cachedData }) });
  // Another version of Node rejects the code cache.
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => writeCache(codeCache, script.createCachedData()));
  script.runInThisContext()(createRequire(entry), { exports: {} }, entry, folder, pathToFileURL(entry).href);
}

/** @param {string} entry */
async function bundle(entry) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'import.meta.url': 'entryUrl' },
    logLevel: 'silent',
  }).catch((error) => fail(`${entry} could not be bundled: ${error.message}`));
  const [file] = outputFiles;
  return file ? file.contents : fail(`${entry} could not be bundled.`);
}
