import { defineConfig } from '@playwright/test';
import { installedChromium } from '../.ci/chromium.mjs';
import { plainEnvironment } from '../.ci/lib/command.mjs';

const ports = { server: 5183, development: 4184, production: 4183 };
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With few cores, fewer processes are faster.
  '--in-process-gpu',
  '--renderer-process-limit=1',
];

/** Titles of tests that need development React, which mounts twice and warns. */
const development = /F-12|development React/;
/** Titles of tests that need the development server: few, because it transforms each file on request. */
const server = /development server/;

/** A build with the mocks, served like a deployment. */
function demo(folder: string, port: number, options = '', env: Record<string, string> = {}) {
  return {
    command: `vite build --outDir ${folder} --logLevel error ${options} && node serve.mjs preview ${folder}`,
    env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port), ...env },
    port,
  };
}

/** Tests in Chromium against the mocks. Most run in the demo build: under its Content Security Policy, and faster. */
export default defineConfig({
  testDir: 'e2e/specs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall. The report lists flaky tests.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['json'], ['list']],
  use: {
    launchOptions: { executablePath: installedChromium(), args: chromiumFlags },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // Pages without motion take less time; tests of motion enable it.
    reducedMotion: 'reduce',
    trace: 'off',
  },
  projects: [
    { name: 'server', grep: server, use: { baseURL: `http://localhost:${ports.server}` } },
    { name: 'development', grep: development, use: { baseURL: `http://localhost:${ports.development}` } },
    {
      name: 'production',
      grepInvert: [server, development],
      use: { baseURL: `http://localhost:${ports.production}` },
    },
  ],
  webServer: [
    { command: 'node serve.mjs dev', env: { ...plainEnvironment, PORT: String(ports.server) }, port: ports.server },
    demo('dist-development', ports.development, '--mode development', { NODE_ENV: 'development' }),
    demo('dist-demo', ports.production),
  ],
});
