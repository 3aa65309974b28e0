import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const usage = `pnpm contract                      what this repository promises: lint, freshness, released contract, examples, mocks, web app
pnpm contract --base-url URL       the same requests and answers against a live server

  --token TOKEN      whose calls are made; give it again for a second role. What needs a token that is not there is left out
  --writes           sends what changes something, too; take accounts that are made for it
  --same-origin      the website is on the server's own origin: CORS is not looked at
  --origin ORIGIN    origin of the website (https://www.example.com)
  --timeout MS       until a call is given up (15000)
  --json FILE        the rows for other programs
  --junit FILE       the rows for a CI

Ends with 0 when nothing is outside the contract, 1 when something is, 2 when it could not be tried.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      writes: { type: 'boolean', default: false },
      'same-origin': { type: 'boolean', default: false },
      origin: { type: 'string', default: 'https://www.example.com' },
      timeout: { type: 'string', default: '15000' },
      json: { type: 'string' },
      junit: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['base-url'] !== undefined && !URL.canParse(values['base-url'])) throw new Error(`'${values['base-url']}' is no URL.`);
  if (!(Number(values.timeout) > 0)) throw new Error('--timeout must be a number of milliseconds.');
  return values;
}

/** Against a live server. Answers the exit code. */
async function live(baseUrl: string, values: ReturnType<typeof readOptions>): Promise<number> {
  const { loadSpec } = await import('../openapi/generator/spec.ts');
  const { runContract } = await import('./contract/run.ts');
  const { count, summary, table, writeJson, writeJUnit } = await import('./contract/report.ts');
  const rows = await runContract(await loadSpec(`${root}openapi/openapi.yaml`), {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    tokens: values.token.filter(Boolean),
    writes: values.writes,
    timeoutMs: Number(values.timeout),
    origin: values['same-origin'] ? undefined : values.origin,
  });
  console.log(`${table(rows)}\n${summary(baseUrl, rows)}`);
  if (values.json) writeJson(values.json, baseUrl, rows);
  if (values.junit) writeJUnit(values.junit, baseUrl, rows);
  if (count(rows, 'FAIL') > 0) return 1;
  if (count(rows, 'pass') > 0) return 0;
  console.log('Nothing was answered, so nothing is proved: is a --token missing?');
  return 1;
}

/** Against the repository itself. Answers the exit code. */
async function promises(): Promise<number> {
  const { checkPromises } = await import('./contract/promises.ts');
  const checked = await checkPromises();
  for (const { name, problems } of checked) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  return checked.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

async function main(): Promise<number> {
  const values = readOptions();
  if (values.help) console.log(usage);
  else if (values['base-url'] !== undefined) return live(values['base-url'], values);
  else return promises();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  },
);
