import { defineConfig } from '@playwright/test';

/** The page is built once and served to all workers. Each test has mocks of its own, at the URL that the page calls. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: 'http://localhost:4395',
    apiUrl: process.env.VITE_API_URL || 'http://localhost:4010/v1',
    // Without the variable, Playwright starts the Chromium of `npx playwright install chromium`.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined },
  },
  webServer: {
    command: 'npx vite build --logLevel warn && npx vite preview --port 4395 --strictPort',
    port: 4395,
  },
});
