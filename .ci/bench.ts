import { fail } from './lib/command.mjs';

/** Every table of figures, ours beside the goals and what was measured of others. Read when it is asked for: one part needs little. */
const parts: Record<string, () => Promise<void>> = {
  pages: async () => (await import('./bench/pages.ts')).benchPages(),
  bundle: async () => (await import('./bench/bundle.ts')).benchBundle(),
  sdk: async () => (await import('./bench/sdk.ts')).benchSdk(),
  table: async () => (await import('./bench/table.ts')).benchTable(),
  developing: async () => (await import('./bench/developing.ts')).benchDeveloping(),
};

/** `pnpm bench` measures everything, `pnpm bench PART` one part. */
const asked = process.argv.slice(2);
const [only = ''] = asked;
if (asked.length > 1 || (asked.length === 1 && !Object.hasOwn(parts, only)))
  fail(`pnpm bench takes nothing or one of ${Object.keys(parts).join(', ')}, not ${asked.join(' ')}.`);

for (const [name, measure] of Object.entries(parts)) if (!only || name === only) await measure();
