import { defineConfig } from '@playwright/test';
import { installedChromium } from '../.ci/chromium.mjs';
import { plainEnvironment } from '../.ci/lib/command.mjs';

const ports = { development: 5183, production: 4183 };
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On few cores, fewer processes are quicker.
  '--in-process-gpu',
  '--renderer-process-limit=1',
];

/** What proves more in development React, which mounts twice and warns: what must happen once, and a crawl. */
const development = /F-12|development React/;

/** Flows in a real Chromium against the mocks; most of them in the demo build, as people get it: under its policy, and quicker. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall; what needs its second try is named, so that it can be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['json'], ['list']],
  use: {
    launchOptions: { executablePath: installedChromium(), args: quiet },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // Pages that stand still take less time; what is about motion asks for it.
    reducedMotion: 'reduce',
    trace: 'off',
  },
  projects: [
    { name: 'development', grep: development, use: { baseURL: `http://localhost:${ports.development}` } },
    { name: 'production', grepInvert: development, use: { baseURL: `http://localhost:${ports.production}` } },
  ],
  webServer: [
    { command: 'node serve.mjs dev', env: { ...plainEnvironment, PORT: String(ports.development) }, port: ports.development },
    {
      command: 'vite build --outDir dist-demo --logLevel error && node serve.mjs preview dist-demo',
      env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(ports.production) },
      port: ports.production,
    },
  ],
});
