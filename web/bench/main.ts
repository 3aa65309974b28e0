import { fail } from '../../.ci/lib/command.mjs';

/** Each part prints tables of figures with their goals. Parts are imported on demand. */
const parts: Record<string, () => Promise<void>> = {
  pages: async () => (await import('./pages.ts')).benchPages(),
  bundle: async () => (await import('./bundle.ts')).benchBundle(),
  sdk: async () => (await import('../../sdk/bench/main.ts')).benchSdk(),
  table: async () => (await import('./table.ts')).benchTable(),
  tooling: async () => (await import('./tooling.ts')).benchTooling(),
};

/** `pnpm bench` measures everything, `pnpm bench PART` one part. */
const args = process.argv.slice(2);
const [only = ''] = args;
if (args.length > 1 || (args.length === 1 && !Object.hasOwn(parts, only)))
  fail(`Unknown part '${args.join(' ')}'. Use pnpm bench, or pnpm bench with one of: ${Object.keys(parts).join(', ')}.`);

for (const [name, measure] of Object.entries(parts)) if (!only || name === only) await measure();
