import { defineConfig } from '@playwright/test';

/** The page is built once and served to all workers. The mocks are in `fixtures.mjs`. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: 'http://localhost:4395',
    // Without the variable, the Chromium of `npx playwright install chromium`.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
  webServer: {
    command: 'npx vite build --logLevel warn && npx vite preview --port 4395 --strictPort',
    port: 4395,
  },
});
