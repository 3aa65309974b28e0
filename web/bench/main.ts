import { fail } from '../../.ci/lib/command.mjs';

/** Each bench prints tables of figures with their goals. They are imported on demand. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  pages: async (args) => (await import('./pages.ts')).benchPages(args),
  script: async (args) => (await import('./script-time.ts')).benchScriptTime(args),
  search: async () => (await import('./search.ts')).benchSearch(),
  visit: async () => (await import('./visit.ts')).benchVisit(),
  sdk: async () => (await import('../../sdk/bench/main.ts')).benchSdk(),
};

/** `pnpm bench` runs every bench, `pnpm bench NAME [ARGUMENTS]` one. */
const [name, ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
if (name !== undefined && !Object.hasOwn(benches, name))
  fail(`Unknown bench '${name}'. Use pnpm bench, or pnpm bench with one of: ${Object.keys(benches).join(', ')}.`);

for (const [one, bench] of Object.entries(benches)) {
  if (name !== undefined && one !== name) continue;
  try {
    await bench(args);
  } catch (error) {
    console.error(`The bench '${one}' failed:`, error);
    process.exitCode = 1;
  }
}
