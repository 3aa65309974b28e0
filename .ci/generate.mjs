import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { fail, root } from './lib/command.mjs';

/**
 * `pnpm generate`: runs openapi/generate.ts as one file, which is made once and kept as the engine has compiled it. To find, read and
 * compile its thousand modules anew takes three times as long as all else that it does.
 */
const folder = `${root}openapi/`;
const entry = `${folder}generate.ts`;
const kept = `${root}node_modules/.cache/generate/`;

/** What the one file is made of: the generator, and the versions of its packages. */
function nameOfNow() {
  const sources = readdirSync(`${folder}generator`).map((name) => `${folder}generator/${name}`);
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, entry, ...sources.sort(), `${root}pnpm-lock.yaml`]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function bundle() {
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
  }).catch((error) => fail(`The generator in openapi/ cannot be read: ${error.message}`));
  const [file] = made.outputFiles;
  return file ? file.contents : fail('The generator in openapi/ could not be bundled.');
}

/**
 * Whole or not at all: two may run at once.
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
function keep(file, contents) {
  mkdirSync(kept, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}

const file = `${kept}${nameOfNow()}.cjs`;
const compiled = `${file}.compiled`;
if (!existsSync(file)) {
  keep(file, await bundle());
  for (const name of readdirSync(kept))
    if (!file.endsWith(name) && /\.(cjs|compiled)$/.test(name)) rmSync(`${kept}${name}`, { force: true });
}
const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
const source = `(function (require, module, __filename, __dirname, entryUrl) {${readFileSync(file, 'utf8')}\n})`;
const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
// Another version of Node compiles anew.
if (!cachedData || script.cachedDataRejected) process.once('exit', () => keep(compiled, script.createCachedData()));
script.runInThisContext()(createRequire(entry), { exports: {} }, entry, folder, pathToFileURL(entry).href);
