import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { type Mutant, mutants } from './mutants.ts';

const mutant = mutants.find(({ number }) => number === process.env.MUTANT);
if (!mutant) throw new Error(`There is no mutant ${process.env.MUTANT}.`);

/** Runs the tests of one mutant (the variable MUTANT) against the mutated code. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [mutate(mutant)],
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: { include: [mutant.test], environment: mutant.test.startsWith('web') ? 'happy-dom' : 'node' },
});

function mutate({ file, original, mutated }: Mutant): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      if (!code.includes(original)) throw new Error(`${file} no longer contains: ${original}`);
      return code.replace(original, () => mutated);
    },
  };
}
