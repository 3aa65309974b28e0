import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import {
  type ConfigEnv,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type Plugin,
  type UserConfig,
} from 'vite';
import { imageSources } from './build/headers.ts';
import { hosting, licensesFile } from './build/hosting.ts';
import { htmlTexts } from './build/html-texts.ts';
import { languageServers } from './build/language-servers.ts';
import { parseImageHosts, parsePaymentHosts, parseReportUrl, warnWithoutPaymentHosts } from './build/policy-options.ts';
import { siteFilesPlugin } from './build/site-files.ts';
import { workerPlugin } from './build/worker.ts';
import { type Language, languages } from './src/lib/languages.ts';

export default defineConfig((configEnv) => siteConfig(configEnv, languages[0]));

/** The configuration of a language. The first language runs the configurations of the others. */
async function siteConfig(configEnv: ConfigEnv, language: Language): Promise<UserConfig> {
  const { command, mode, isPreview, isSsrBuild } = configEnv;
  const isFirst = language === languages[0];
  const configOf = (other: Language, isSsr = false) => siteConfig({ ...configEnv, isSsrBuild: isSsr }, other);
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'PORT', 'PRERENDER_']);
  const apiUrl = env.VITE_API_URL ?? '';
  const paymentHosts = parsePaymentHosts(env.VITE_PAYMENT_HOSTS ?? '');
  const policy = { imageHosts: parseImageHosts(env.VITE_IMAGE_HOSTS ?? ''), reportUrl: parseReportUrl(env.VITE_REPORT_URL ?? '') };
  const hasMocks = env.VITE_MOCKS ? env.VITE_MOCKS === 'on' : command === 'serve' && !isPreview && !apiUrl;

  return {
    define: {
      __MOCKS__: JSON.stringify(hasMocks),
      __API_URL__: JSON.stringify(apiUrl),
      __PAYMENT_HOSTS__: JSON.stringify(paymentHosts),
      __IMAGE_SOURCES__: JSON.stringify(imageSources(policy).join(' ')),
    },
    resolve: { conditions: [language.folder, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [language.folder, ...defaultServerConditions] } },
    plugins: [
      tanstackRouter({
        enableRouteGeneration: isFirst,
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      htmlTexts(language),
      hasMocks && isFirst && mocksPlugin(),
      !hasMocks && !isSsrBuild && isFirst && warnWithoutPaymentHosts(paymentHosts),
      // In builds with mocks, the worker of the mocks takes its place.
      !hasMocks && !isSsrBuild && isFirst && command === 'build' && workerPlugin(),
      !isSsrBuild &&
        isFirst && [
          siteFilesPlugin(),
          languageServers(configOf),
          hosting({ apiUrl, buildApiUrl: env.PRERENDER_API_URL, hasMocks, configOf, ...policy }),
        ],
    ],
    // Several servers of one checkout, for example in tests, must not share a cache.
    cacheDir: `node_modules/.vite/${Number(env.PORT) || 'default'}${isFirst ? '' : `-${language.folder}`}`,
    server: { port: Number(env.PORT) || 5173, strictPort: true },
    preview: { port: Number(env.PORT) || 4173, strictPort: true, cors: false },
    // One file is enough, because it runs only once, to prerender.
    build: isSsrBuild
      ? { rolldownOptions: { output: { codeSplitting: false } } }
      : {
          target: 'baseline-widely-available',
          sourcemap: false,
          // The pages name their own preloads, and the preload lists of all dynamic imports would be 2 kB.
          modulePreload: false,
          license: { fileName: licensesFile },
          rolldownOptions: {
            // Only emotion's `withTheme`, which is not used, needs these modules. As CommonJS they would stay in the build.
            treeshake: { moduleSideEffects: [{ test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }] },
            // Texts are then inside the code that shows them, and need no exported name.
            optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
            output: { codeSplitting: { groups: chunks } },
          },
        },
  };
}

/** Modules that only the operator's pages use. */
const operatorModule =
  /\/src\/operator\/|\/text\/\w+\/(?:batches|exams|import|lists|marksheets|media|messages|operator|papers|results|students|wallet)\./;

/** Fewer chunks compress better. React has its own chunk, because it stays the same from one release to the next. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Chakra and the theme, whose start is a separate task, without the parts that only forms, dialogs and operators show.
  {
    name: 'theme',
    test: /node_modules\/(@emotion|@pandacss|stylis)\/|@chakra-ui\/(?!.*\/(?:dialog|drawer|group|input-\w+|menu|portal|table|tabs)\/)|src\/theme\/.*\.ts$/,
  },
  // All other code that every page loads.
  { name: 'app', tags: ['$initial' as const] },
  // The operator's pages and the profile format dates. With so many pages, dates would become part of the chunk `shared`.
  { name: 'dates', test: /node_modules\/dayjs\/|src\/lib\/dates/ },
  // First visits show no dialog, so dialogs must not become part of the chunk `shared` either.
  { name: 'dialogs', test: /@chakra-ui\/.*\/(?:dialog|drawer|portal)\/|src\/ui\/dialog\/dialogs/ },
  // One chunk of the code that many pages share. Many small chunks would cost requests and compress worse. Visitors do not load code that
  // only the operator's pages share.
  { name: 'shared', test: (id: string) => !operatorModule.test(id), minShareCount: 17 },
];

/** Imported lazily, so that a build without mocks does not depend on them. */
async function mocksPlugin(): Promise<Plugin> {
  const { mocks } = await import('../mocks/src/vite.ts');
  return mocks();
}
