import { fail } from '../../.ci/command.mjs';

/** `pnpm bench` runs every bench, `pnpm bench NAME [ARGUMENTS]` one. Benches are imported on demand, and print tables of figures. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  pages: async (args) => (await import('./pages.ts')).benchPages(args),
  mocks: async () => (await import('../../mocks/bench/main.ts')).benchMocks(),
  sdk: async () => (await import('../../sdk/bench/main.ts')).benchSdk(),
};

const [name, ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
if (name !== undefined && !Object.hasOwn(benches, name)) fail(`Unknown bench '${name}'. There are: ${Object.keys(benches).join(', ')}.`);
for (const [one, bench] of Object.entries(benches)) if (name === undefined || one === name) await bench(args);
