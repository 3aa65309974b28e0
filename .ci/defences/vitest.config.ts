import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { type Defence, defences } from './defences.ts';

const defence = defences.find(({ number }) => number === process.env.WITHOUT_DEFENCE);
if (!defence) throw new Error(`There is no defence ${process.env.WITHOUT_DEFENCE}.`);

/** The tests of one defence, with the defence taken out of what they test. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [takeOut(defence)],
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: { include: [defence.test], environment: defence.test.startsWith('web') ? 'happy-dom' : 'node' },
});

function takeOut({ file, with: present, without }: Defence): Plugin {
  return {
    name: 'without-a-defence',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      if (!code.includes(present)) throw new Error(`${file} does not hold the defence any more: ${present}`);
      return code.replace(present, () => without);
    },
  };
}
