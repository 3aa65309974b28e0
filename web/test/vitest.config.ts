import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { installedChromium } from '../../.ci/browsers.ts';
import { commands } from './support/commands.node.ts';

// Production React, as users get it, is faster. `pnpm test:long` checks each page for React's warnings.
process.env.NODE_ENV = 'production';

const tests = ['test/**/*.test.ts', '{src,worker}/**/*.browser.test.{ts,tsx}', '../sdk/src/**/*.browser.test.tsx'];

/** A slow machine may take long for each step, and no test checks the time. These limits only end a test that hangs. */
const waitMs = 30_000;
const hangMs = 120_000;

const viewport = { width: 1280, height: 800 };

/** Tests of pages by their routes, with the mocks beside the app, and of components and modules that need a window, in Chromium. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.vite/pages',
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '[]', __IMAGE_SOURCES__: '"https:"' },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      enableRouteGeneration: false,
    }),
    react(),
    pictures(),
  ],
  // A dependency that is found later would reload the page in the middle of a test.
  optimizeDeps: {
    // The cache lacks dependencies that the code imports only since then, and finding them in the middle of a run reloads the pages.
    force: true,
    entries: ['src/main.tsx', ...tests],
    include: ['@institute/mocks > msw', '@institute/sdk > openapi-fetch', 'react/jsx-dev-runtime', 'react-dom/client'],
    exclude: ['vitest', 'vitest/browser'],
  },
  test: {
    name: 'pages',
    attachmentsDir: '../.reports/attachments',
    include: tests,
    setupFiles: ['test/support/setup.ts'],
    // Three browser pages for all files: a separate page would cost each file 1.5 s. The pages wait for frames half of the time.
    isolate: false,
    maxWorkers: 3,
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: waitMs } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      // Traces cost half of the time, so `npm test` records them only when it runs failed tests once more.
      trace: { mode: process.env.TRACES ? 'on' : 'off', tracesDir: '../.reports/traces' },
      viewport,
      instances: [{ browser: 'chromium' }],
      commands,
      provider: playwright({
        actionTimeout: waitMs,
        launchOptions: {
          executablePath: installedChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--in-process-gpu'],
        },
        contextOptions: { viewport, locale: 'en-IN', reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
    },
  },
});

/** The browser itself loads the pictures of the mocks, so they cannot come from the mocks inside the page. */
function pictures(): Plugin {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" /></svg>';
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      middlewares.use('/__mocks/', (_, response) => void response.setHeader('Content-Type', 'image/svg+xml').end(picture));
    },
  };
}
