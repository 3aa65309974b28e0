import { defineConfig } from '@playwright/test';
import { plainEnvironment } from '../.ci/lib/command.mjs';
import base from './playwright.config.ts';

const port = 4185;

/** Tests of the demo build that take minutes: `pnpm test:long` runs them. */
export default defineConfig({
  testDir: 'e2e/long',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  reporter: base.reporter,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  projects: [{ name: 'long' }],
  webServer: {
    command: 'vite build --outDir dist-long --logLevel error && node serve.mjs preview dist-long',
    env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port) },
    port,
  },
});
