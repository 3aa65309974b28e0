import { defineConfig } from '@playwright/test';
import { plainEnvironment } from '../.ci/command.mjs';
import base, { demo } from './playwright.config.ts';

const ports = { server: 5183, development: 4184 };
const server = /development server/;
/** Tests that need development React, which mounts twice in StrictMode and logs warnings. */
const development = /development React/;

/** Browser tests for every page, for `pnpm test:long`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/cross-cutting',
  // A test visits many pages, on a busy machine at a third of the usual speed.
  timeout: 135_000,
  projects: [
    // This server has as few tests as possible, because it transforms each file on request.
    { name: 'server', grep: server, use: { baseURL: `http://localhost:${ports.server}` } },
    { name: 'development', grep: development, use: { baseURL: `http://localhost:${ports.development}` } },
    ...(base.projects ?? []).map((project) => ({ ...project, grepInvert: [server, development] })),
  ],
  webServer: [
    { command: 'node serve.mjs dev', env: { ...plainEnvironment, PORT: String(ports.server) }, port: ports.server },
    demo(ports.development, 'dist-development', '--mode development', { NODE_ENV: 'development' }),
    ...[base.webServer ?? []].flat(),
  ],
});
