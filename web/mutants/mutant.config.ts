import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';

/** A change that breaks one safeguard in the code. */
export interface Mutant {
  /** Paths from the repository's root. */
  file: string;
  test: string;
  /** The code of the safeguard, exactly as in the file. */
  original: string;
  /** Its replacement. */
  mutated: string;
}

if (!process.env.MUTANT) throw new Error('MUTANT is not set. Run `pnpm test:long`.');
const mutant: Mutant = JSON.parse(process.env.MUTANT);

/** Runs the tests of one mutant against the mutated code. */
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
