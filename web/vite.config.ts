import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { licencesFile } from './build/licenses.ts';
import { lighter } from './build/lighter.ts';
import { deployment } from './build/plugin.ts';
import { siteFilesPlugin } from './build/site-files.ts';

export default defineConfig(async ({ command, mode, isPreview, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'PORT', 'PRERENDER_']);
  const apiUrl = env.VITE_API_URL ?? '';
  const mocksOn = env.VITE_MOCKS ? env.VITE_MOCKS === 'on' : command === 'serve' && !isPreview && !apiUrl;

  return {
    define: {
      __MOCKS__: JSON.stringify(mocksOn),
      __API_URL__: JSON.stringify(apiUrl),
      __PAYMENT_HOSTS__: JSON.stringify(env.VITE_PAYMENT_HOSTS ?? ''),
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      lighter(),
      mocksOn && mocksPlugin(),
      !isSsrBuild && [siteFilesPlugin(), deployment({ apiUrl, buildApiUrl: env.PRERENDER_API_URL, demo: mocksOn })],
    ],
    // Two servers of one checkout, as while tests run, must not share a cache.
    cacheDir: `node_modules/.vite/${Number(env.PORT) || 'default'}`,
    server: { port: Number(env.PORT) || 5173, strictPort: true },
    preview: { port: Number(env.PORT) || 4173, strictPort: true, cors: false },
    // The app as it makes pages without a browser is one file.
    build: isSsrBuild
      ? { rolldownOptions: { output: { codeSplitting: false } } }
      : {
          target: 'baseline-widely-available',
          sourcemap: false,
          // A browser that does not know modulepreload, as Safari 16, asks for the same files a step later.
          modulePreload: { polyfill: false },
          // Names and licences of everything that is shipped.
          license: { fileName: licencesFile },
          rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
        },
  };
});

/** Fewer files are smaller files: alike code is compressed together. React stays the same from one release to the next. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What every page loads anyway.
  { name: 'app', tags: ['$initial' as const] },
  // Of what fourteen pages or more share, one file: a small one each would cost every page a request and what its own compression costs.
  { name: 'shared', test: /./, minShareCount: 14 },
];

/** Loaded only when asked for, so that a build without the mocks does not even read them. */
async function mocksPlugin(): Promise<Plugin> {
  const { mocks } = await import('../mocks/src/vite.ts');
  return mocks();
}
