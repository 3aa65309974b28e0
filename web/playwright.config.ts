import { defineConfig } from '@playwright/test';
import { installedChromium } from '../.ci/chromium.mjs';
import { plainEnvironment } from '../.ci/lib/command.mjs';

const ports = { development: 4184, production: 4183 };
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes are faster on a machine with few cores.
  '--in-process-gpu',
  '--renderer-process-limit=1',
];

/** Tests that need development React, which mounts twice in StrictMode and logs warnings. */
const development = /@development-react|development React/;

/** Builds the demo, which contains the mocks, and serves it like a deployment. */
function demo(folder: string, port: number, options = '', env: Record<string, string> = {}) {
  return {
    command: `vite build --outDir ${folder} --logLevel error ${options} && node serve.mjs preview ${folder}`,
    env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port), ...env },
    port,
  };
}

/** Browser tests of each feature against the mocks. Most of them run in the demo build, which has the production policy and is faster. */
export default defineConfig({
  testDir: 'e2e/specs',
  fullyParallel: true,
  // One more than the cores of CI, because some tests wait for a slow API or a timer.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall. The report names the tests that needed a retry.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['json'], ['list']],
  use: {
    launchOptions: { executablePath: installedChromium(), args: chromiumArgs },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // Faster. Tests of animations turn it off.
    reducedMotion: 'reduce',
    trace: 'off',
  },
  projects: [
    { name: 'development', grep: development, use: { baseURL: `http://localhost:${ports.development}` } },
    { name: 'production', grepInvert: development, use: { baseURL: `http://localhost:${ports.production}` } },
  ],
  webServer: [
    demo('dist-development', ports.development, '--mode development', { NODE_ENV: 'development' }),
    demo('dist-demo', ports.production),
  ],
});
