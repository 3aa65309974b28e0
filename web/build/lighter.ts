import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules that a build replaces, by the end of their path, because this app uses only a small part of them. Tests compare the
 * replacements with the originals: build/lighter.test.ts, build/theme.test.ts, src/theme/engine/built-factory.test.tsx.
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

/** Pairs of path suffix and replacement. */
const parts = Object.entries(replaced);

/** Entry points without the shim for React 17, by those with it. */
const newer = new Map([['use-sync-external-store/shim/with-selector', 'use-sync-external-store/with-selector']]);

/** Replaces parts of libraries in builds. The development server and unit tests use the original libraries. */
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
      // Our cache uses no stylis plugins (theme/style-cache.ts). As a default the vendor prefixer would stay in the bundle (1.2 kB gzip).
      const without = code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
      if (without === code) this.error(`${id} does not contain the expected default plugins.`);
      return { code: without, map: null };
    },
    async load(id) {
      if (!id.startsWith('\0virtual:theme')) return;
      const { pageWideCss, themeModule } = await import('./theme.ts');
      return id.endsWith('.css') ? pageWideCss() : themeModule();
    },
  };
}
