import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests of a deployed build at DEPLOYED_URL. `pnpm test:deploy` runs them against nginx. */
export default defineConfig({
  ...base,
  testDir: 'e2e/deploy',
  // Tests see the requests of pages to the server, but not the requests of the service worker, so it is blocked. Its own tests allow it.
  use: { ...base.use, serviceWorkers: 'block' },
  projects: [{ name: 'deployed', use: { baseURL: process.env.DEPLOYED_URL ?? 'http://localhost:4173' } }],
  webServer: [],
});
