import { defineConfig } from '@playwright/test';
import { plainEnvironment } from '../.ci/lib/command.mjs';
import base from './playwright.config.ts';

const port = 5183;
const server = /development server/;

/** Browser tests of what holds for every page, for `pnpm test:long`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/cross-cutting',
  projects: [
    // As few tests as possible, because the development server transforms each file on request.
    { name: 'server', grep: server, use: { baseURL: `http://localhost:${port}` } },
    ...(base.projects ?? []).map((project) => ({ ...project, grepInvert: [project.grepInvert ?? [], server].flat() })),
  ],
  webServer: [{ command: 'node serve.mjs dev', env: { ...plainEnvironment, PORT: String(port) }, port }, ...[base.webServer ?? []].flat()],
});
