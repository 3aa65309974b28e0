import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a build takes in the place of parts of its libraries, which are larger than what this app uses of them. */
const replaced = new Map([
  ['@pandacss/is-valid-prop', new URL('../src/theme/engine/css-properties.ts', import.meta.url)],
  ['@emotion/is-prop-valid', new URL('../src/theme/engine/is-prop-valid.ts', import.meta.url)],
  ['./infiniteQueryBehavior.js', new URL('./no-infinite-queries.ts', import.meta.url)],
  ['hoist-non-react-statics', new URL('../src/theme/engine/no-statics.ts', import.meta.url)],
]);

/** The same of parts of the router's core, by the names that they have in it. */
const routerParts = new Map([
  ['./rewrite.js', new URL('./no-rewrites.ts', import.meta.url)],
  ['./scroll-restoration.js', new URL('./no-scroll-restoration.ts', import.meta.url)],
  ['./searchParams.js', new URL('./no-search-values.ts', import.meta.url)],
]);

/** The same of what Chakra is set up as. */
const builtSystem = new URL('../src/theme/engine/built-system.ts', import.meta.url);

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
      if (source.startsWith('virtual:chakra/')) {
        const chakra = await this.resolve('@chakra-ui/react', importer, options);
        return chakra && partOf(chakra.id, source);
      }
      const part = importer?.includes('/@tanstack/router-core/') ? routerParts.get(source) : undefined;
      const own = source.endsWith('/theme/system.ts') ? builtSystem : (part ?? replaced.get(source));
      if (own) return fileURLToPath(own);
      const same = newer.get(source);
      return same && this.resolve(same, importer, options);
    },
    transform(code, id) {
      if (!id.includes('/@emotion/cache/')) return;
      // Our cache is told to have none (theme/style-cache.ts); as the default, the table of older names would come along (1.2 kB gzip).
      const without = code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
      if (without === code) this.error(`${id} has another default than it had.`);
      return { code: without, map: null };
    },
    async load(id) {
      if (!id.startsWith('\0virtual:theme')) return;
      const { pageWideCss, themeModule } = await import('./theme.ts');
      return id.endsWith('.css') ? pageWideCss() : themeModule();
    },
  };
}

/** A part of Chakra, which exports its whole alone: `virtual:chakra/css` is the file of its styled-system by that name. */
function partOf(index: string, name: string): string {
  return join(dirname(index), 'styled-system', `${name.slice('virtual:chakra/'.length)}.js`);
}
