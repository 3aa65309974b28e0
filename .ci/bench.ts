import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { hugeStudents } from '../mocks/src/db/seed/huge.ts';
import { createApi } from '../sdk/src/index.ts';
import { publicPaths } from '../web/deploy/public-paths.ts';
import { createRowSearch } from '../web/src/ui/data-table/row-search.ts';
import { plainEnvironment } from './lib/command.mjs';
import { firstVisit } from './lib/first-visit.mjs';
import { keystrokes } from './lib/keystrokes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a consumer of the SDK as another team would; React and React Query stay outside. */
async function size(code: string) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: `${root}sdk`, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Microseconds a call on loopback, ours against bare fetch, in turns. */
async function overhead() {
  const body = JSON.stringify({ success: true, message: 'x', courses: [] });
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body));
  }).listen(0);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = createApi({ baseUrl, token: () => 't' });
  const batch = { title: 'a', time: 'b', studentLimit: 1 };
  const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };
  const runs = {
    'GET bare fetch': () => fetch(`${baseUrl}/courses`, { headers }).then((response) => response.json()),
    'GET SDK': () => api.listCourses(),
    'POST bare fetch': () =>
      fetch(`${baseUrl}/create-batch`, { method: 'POST', headers, body: JSON.stringify(batch) }).then((response) => response.json()),
    'POST SDK': () => api.createBatch(batch),
  };
  const times = new Map(Object.keys(runs).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < 12; round++) {
    for (const [name, run] of Object.entries(runs)) {
      const started = performance.now();
      for (let call = 0; call < 200; call++) await run();
      if (round > 1) times.get(name)?.push(((performance.now() - started) * 1000) / 200);
    }
  }
  server.close();
  return Object.fromEntries([...times].map(([name, list]) => [name, { 'µs a call': Math.round(median(list)) }]));
}

/** Type instantiations of a file that uses 20 calls and 20 hooks, above those of a file that imports them. */
function typeCost() {
  const calls =
    'listCourses listBatches listResults listExams listTransactions getWallet getProfile listStudents removePhoto updateProfile'.split(' ');
  const code = (uses: boolean) => `
    import { createApi } from '../src/index.ts'
    import * as hooks from '../src/react/index.ts'
    const api = createApi({ baseUrl: '' })
    export async function calls() { ${uses ? calls.map((id) => `await api.${id}(); (await api.${id}({})).success`).join(';') : 'return api'} }
    export function use() { ${
      uses
        ? calls
            .map((id) => `hooks.use${id[0]?.toUpperCase()}${id.slice(1)}();`)
            .join('')
            .repeat(2)
        : 'return hooks'
    } }
  `;
  const measure = (uses: boolean) => {
    const folder = mkdtempSync(`${root}sdk/bench-`);
    writeFileSync(join(folder, 'use.ts'), code(uses));
    writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../tsconfig.json", "include": ["use.ts"] }');
    try {
      const text = execFileSync(`${root}node_modules/.bin/tsc`, ['-p', folder, '--extendedDiagnostics'], { encoding: 'utf8' });
      return Number(/Instantiations:\s+(\d+)/.exec(text)?.[1]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  return measure(true) - measure(false);
}

function seconds(command: string, ...args: string[]): number {
  const started = performance.now();
  spawnSync(command, args, { cwd: root, stdio: 'ignore' });
  return Math.round(performance.now() - started) / 1000;
}

/** What a keystroke costs in computing alone: the median and the worst of typing, deleting and hostile texts. */
function searchCost() {
  const search = createRowSearch(hugeStudents(100_000), ({ fullName, phone }) => `${fullName}\n${phone}`);
  while (search.prepare());
  const typed = ['kumar devi', '0000012345', 'गीता यादव', 'a'.repeat(50)].flatMap((text) => {
    const longer = Array.from(text, (_, index) => text.slice(0, index + 1));
    return [...longer, ...longer.toReversed()];
  });
  const times = typed.map((text) => {
    const started = performance.now();
    search.find(text).slice(0, 25);
    return performance.now() - started;
  });
  return { 'median ms': median([...times]).toFixed(2), 'worst ms': Math.max(...times).toFixed(2) };
}

console.log('SDK, bundled by esbuild, bytes');
console.table({
  'createApi, all 32 calls': await size("import { createApi } from './src/index.ts'; console.log(createApi)"),
  'with queries, mutations and 32 hooks': await size(
    "import * as a from './src/index.ts'; import * as b from './src/react/index.ts'; console.log(a, b)",
  ),
});
console.log('A call on loopback, medians of 10 rounds of 200');
console.table(await overhead());
console.log(`Type instantiations of 20 calls and 20 hooks: ${typeCost()}`);
execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: `${root}web`, env: { ...process.env, ...plainEnvironment } });
console.log('First visit of the production build: scripts and styles in bytes, layout shift');
console.table(await firstVisit([...publicPaths, '/course-detail/c-tally', '/view-result/certificate', '/verification', '/nothing']));
console.log('A keystroke in the search of 100,000 students: computing, and until it is painted, in ms');
console.table({ computing: searchCost() });
execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', 'dist-demo'], {
  cwd: `${root}web`,
  env: { ...process.env, ...plainEnvironment, VITE_MOCKS: 'on' },
});
console.table(await keystrokes());
console.log('Commands, seconds');
console.table({
  generate: seconds(`${root}openapi/node_modules/.bin/tsx`, `${root}openapi/generate.ts`),
  typecheck: seconds('node', '.ci/typecheck.mjs'),
  lint: seconds(`${root}node_modules/.bin/biome`, 'check'),
});
