import { fileURLToPath } from 'node:url';
import { type ContractOptions, parseOptions, usage } from './options.ts';

const specFile = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

/** Checks a live server. Resolves with the exit code. */
async function checkServer(baseUrl: string, { json, junit, ...options }: ContractOptions): Promise<number> {
  const { loadSpec } = await import('../generator/spec.ts');
  const { runLiveChecks } = await import('./live/run.ts');
  const { countRows, formatSummary, formatTable, writeJson, writeJUnit } = await import('./live/report.ts');
  const rows = await runLiveChecks(await loadSpec(specFile), { ...options, baseUrl });
  console.log(`${formatTable(rows)}\n${formatSummary(baseUrl, rows)}`);
  if (json) writeJson(json, baseUrl, rows);
  if (junit) writeJUnit(junit, baseUrl, rows);
  if (rows.every(({ status }) => status === undefined)) {
    console.log('The server did not respond to any request.');
    return 2;
  }
  if (countRows(rows, 'FAIL') > 0) return 1;
  if (countRows(rows, 'pass') > 0) return 0;
  console.log('No operation passed, so the run shows nothing. Is a --token missing?');
  return 1;
}

/** Checks the repository. Resolves with the exit code. */
async function checkRepository(): Promise<number> {
  const { runRepositoryChecks } = await import('./repository/checks.ts');
  const checks = await runRepositoryChecks();
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  return checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

function parseOptionsOrExit(): ContractOptions {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

async function main(options: ContractOptions): Promise<number> {
  if (options.help) {
    console.log(usage);
    return 0;
  }
  return options.baseUrl === undefined ? checkRepository() : checkServer(options.baseUrl, options);
}

main(parseOptionsOrExit()).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
