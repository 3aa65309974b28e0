import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bin, plainEnvironment, root, run } from './command.mjs';

/** Words that only the mocks have; a production build may hold none of them. */
const traces = ['mockServiceWorker', '__mocks', 'institute.mocks', 'student123', '[MSW]', 'setupWorker'];

/** Gzip bytes that the first visit of any page may cost at the most, scripts and styles. */
const budget = { total: 190_000, largest: 115_000 };

/** The production build: nothing of the mocks in it, no source maps, and no heavier than agreed. */
export async function buildSuite(tally) {
  const outDir = `${root}web/dist`;
  const routes = readFileSync(`${root}web/src/routeTree.gen.ts`, 'utf8');
  const build = await run([bin('vite', 'web'), 'build', '--logLevel', 'warn'], {
    cwd: `${root}web`,
    quiet: true,
    env: plainEnvironment,
  });
  tally.check('The production build succeeds', build.code === 0, build.output);
  if (build.code !== 0) return;
  tally.check(
    'The route tree is fresh',
    routes === readFileSync(`${root}web/src/routeTree.gen.ts`, 'utf8'),
    'Commit web/src/routeTree.gen.ts.',
  );

  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (entry) => readFileSync(`${entry.parentPath}/${entry.name}`);
  const found = files.flatMap((entry) => {
    const text = read(entry).toString('latin1');
    return traces.filter((word) => text.includes(word) || entry.name.includes(word)).map((word) => `${entry.name}: ${word}`);
  });
  tally.check('Not one byte of the mocks is in the production build (S-21)', found.length === 0, found.join('\n'));
  const maps = files.filter((entry) => entry.name.endsWith('.map'));
  tally.check('No source map is deployed (S-24)', maps.length === 0, maps.map((entry) => entry.name).join('\n'));

  const sizes = files
    .filter((entry) => /\.(js|css)$/.test(entry.name))
    .map((entry) => ({ name: entry.name, bytes: gzipSync(read(entry)).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
  const figures = `all scripts and styles ${total} bytes gzip, largest ${largest?.name} ${largest?.bytes}`;
  console.log(`  ${figures}`);
  tally.check('Bundles stay within their budgets', total <= budget.total && (largest?.bytes ?? 0) <= budget.largest, figures);
}
