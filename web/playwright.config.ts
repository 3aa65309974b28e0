import { defineConfig } from '@playwright/test';
import { installedChromium } from '../.ci/browsers.ts';
import { plainEnvironment } from '../.ci/command.mjs';

const port = 4183;
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

/** Builds the demo, which contains the mocks, and serves it like a deployment. DEMO_IS_BUILT says that `buildDemo` has just built it. */
export function demo(port: number, folder = 'dist-demo', options = '', env: Record<string, string> = {}) {
  const isBuilt = process.env.DEMO_IS_BUILT && folder === 'dist-demo';
  const build = isBuilt ? '' : `vite build --bypass-lock --outDir ${folder} --logLevel error ${options} && `;
  return {
    command: `${build}node serve.mjs preview ${folder}`,
    env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port), ...env },
    port,
  };
}

/** The journeys of a user through the demo build, which has the production policy. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '../.reports/playwright',
  fullyParallel: true,
  // One worker more than the cores of CI, because some tests wait for a slow API or a timer.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Only a test that hangs takes so long, also on a slow or busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: installedChromium(), args: chromiumArgs },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // Tests are faster with reduced motion. Tests of animations turn it off.
    reducedMotion: 'reduce',
  },
  projects: [{ name: 'production', use: { baseURL: `http://localhost:${port}` } }],
  webServer: [demo(port)],
});
