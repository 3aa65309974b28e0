import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What a build takes in the place of parts of its libraries, which are larger than what this app uses of them. Each has a test
 * beside the whole part: build/lighter.test.ts, build/theme.test.ts, src/theme/engine/built-factory.test.tsx.
 */
const replaced: Record<string, URL> = {
  '/@chakra-ui/react/dist/esm/styled-system/factory.js': new URL('../src/theme/engine/built-factory.tsx', import.meta.url),
  '/@chakra-ui/react/dist/esm/styled-system/provider.js': new URL('../src/theme/engine/built-provider.tsx', import.meta.url),
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js': new URL('./no-infinite-queries.ts', import.meta.url),
  '/@tanstack/router-core/dist/esm/rewrite.js': new URL('./no-rewrites.ts', import.meta.url),
  '/@tanstack/router-core/dist/esm/scroll-restoration.js': new URL('./no-scroll-restoration.ts', import.meta.url),
  '/@tanstack/router-core/dist/esm/searchParams.js': new URL('./no-search-values.ts', import.meta.url),
  '/src/theme/system.ts': new URL('../src/theme/engine/built-system.ts', import.meta.url),
  '/hoist-non-react-statics': new URL('../src/theme/engine/no-statics.ts', import.meta.url),
};

/** Ends of the paths of those parts. */
const parts = Object.entries(replaced);

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
      if (source.startsWith('virtual:emotion/')) {
        const chakra = await this.resolve('@chakra-ui/react', importer, options);
        return this.resolve(source.replace('virtual:', '@'), chakra?.id, options);
      }
      const path = source.startsWith('.') && importer ? posix.join(posix.dirname(importer), source) : `/${source}`;
      const [, own] = parts.find(([end]) => path.endsWith(end)) ?? [];
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
