import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests of a deployed build at DEPLOYED_URL. `pnpm test:deploy` runs them against nginx. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['e2e-deploy/*.spec.ts', 'e2e/policy.spec.ts', 'e2e/certificate-attacks.spec.ts', 'e2e/saved-document-attacks.spec.ts'],
  projects: [{ name: 'deployed', use: { baseURL: process.env.DEPLOYED_URL ?? 'http://localhost:4173' } }],
  webServer: [],
});
