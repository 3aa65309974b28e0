import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a build takes in the place of parts of its libraries, which are larger than what this app uses of them. */
const replaced = new Map([
  ['@pandacss/is-valid-prop', new URL('../src/theme/engine/css-properties.ts', import.meta.url)],
  ['@emotion/is-prop-valid', new URL('../src/theme/engine/is-prop-valid.ts', import.meta.url)],
  ['hoist-non-react-statics', new URL('../src/theme/engine/no-statics.ts', import.meta.url)],
]);

/** The same of Chakra's own files, and of the look that it reads. */
const replacedFiles = new Map([
  ['styled-system/token-dictionary.js', new URL('../src/theme/engine/built-tokens.ts', import.meta.url)],
  ['styled-system/breakpoints.js', new URL('../src/theme/engine/built-breakpoints.ts', import.meta.url)],
  ['styled-system/preflight.js', new URL('../src/theme/engine/no-preflight.ts', import.meta.url)],
  ['styled-system/sva.js', new URL('../src/theme/engine/no-slot-recipes.ts', import.meta.url)],
  ['theme/look.ts', new URL('../src/theme/engine/built-look.ts', import.meta.url)],
]);

/** The same without support for React 17. */
const newer = new Map([['use-sync-external-store/shim/with-selector', 'use-sync-external-store/with-selector']]);

/** Leaves parts of libraries out of a build. The development server and unit tests have the libraries as they are. */
export function lighter(): Plugin {
  return {
    name: 'institute-lighter',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith('virtual:theme')) return `\0${source}`;
      const own = replaced.get(source) ?? (importer && ownFile(source, importer));
      if (own) return fileURLToPath(own);
      const same = newer.get(source);
      return same && this.resolve(same, importer, options);
    },
    async load(id) {
      if (!id.startsWith('\0virtual:theme')) return;
      const { pageWideCss, themeModule } = await import('./theme.ts');
      return id.endsWith('.css') ? pageWideCss() : themeModule();
    },
  };
}

function ownFile(source: string, importer: string): URL | undefined {
  if (!/^\.\/[\w-]+\.[jt]s$/.test(source) || !/@chakra-ui.react|theme.system\.ts$/.test(importer)) return undefined;
  const { pathname } = new URL(source, `file://${importer}`);
  return replacedFiles.get(pathname.split('/').slice(-2).join('/'));
}
