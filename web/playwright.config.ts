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
];

/** Flows in a real Chromium against the mocks: all of them in development React, one story in the demo build under its policy. */
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
    trace: 'off',
  },
  projects: [
    { name: 'development', testIgnore: 'production.spec.ts', use: { baseURL: `http://localhost:${ports.development}` } },
    {
      name: 'production',
      testMatch: ['production.spec.ts', 'certificate-attacks.spec.ts'],
      use: { baseURL: `http://localhost:${ports.production}` },
    },
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
