import { defineConfig } from '@playwright/test';
import base, { demo } from './playwright.config.ts';

const port = 4185;

/** Tests that measure tasks, one at a time, in the demo build, for `pnpm test:long`. */
export default defineConfig({
  testDir: 'e2e/long',
  outputDir: base.outputDir,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  reporter: base.reporter,
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  projects: [{ name: 'long' }],
  webServer: [demo(port)],
});
