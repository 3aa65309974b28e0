import { fileURLToPath } from 'node:url';
import { readOptions, usage } from './contract/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Options = ReturnType<typeof readOptions>;

/** Against a live server. Answers the exit code. */
async function live(baseUrl: string, { json, junit, ...options }: Options): Promise<number> {
  const { loadSpec } = await import('../openapi/generator/spec.ts');
  const { runContract } = await import('./contract/run.ts');
  const { count, summary, table, writeJson, writeJUnit } = await import('./contract/report.ts');
  const rows = await runContract(await loadSpec(`${root}openapi/openapi.yaml`), { ...options, baseUrl });
  console.log(`${table(rows)}\n${summary(baseUrl, rows)}`);
  if (json) writeJson(json, baseUrl, rows);
  if (junit) writeJUnit(junit, baseUrl, rows);
  if (rows.every(({ status }) => status === undefined)) {
    console.log('Nothing was answered at all.');
    return 2;
  }
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

/** What was typed, or the reason why it cannot be. */
function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

async function main(options: Options): Promise<number> {
  if (options.help) console.log(usage);
  else return options.baseUrl === undefined ? promises() : live(options.baseUrl, options);
  return 0;
}

main(optionsOrEnd()).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
