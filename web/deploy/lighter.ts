import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a build takes in the place of parts of its libraries, which are larger than what this app uses of them. */
const replaced = new Map([
  ['@pandacss/is-valid-prop', new URL('../src/theme/engine/css-properties.ts', import.meta.url)],
  ['@emotion/is-prop-valid', new URL('../src/theme/engine/is-prop-valid.ts', import.meta.url)],
  ['hoist-non-react-statics', new URL('../src/theme/engine/no-statics.ts', import.meta.url)],
]);

/** The same without support for React 17. */
const newer = new Map([['use-sync-external-store/shim/with-selector', 'use-sync-external-store/with-selector']]);

/** Leaves parts of libraries out of a build. The development server and unit tests have the libraries as they are. */
export function lighter(): Plugin {
  return {
    name: 'institute-lighter',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const own = replaced.get(source);
      if (own) return fileURLToPath(own);
      const same = newer.get(source);
      return same && this.resolve(same, importer, options);
    },
  };
}
