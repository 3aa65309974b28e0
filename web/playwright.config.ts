import { defineConfig } from '@playwright/test';
import { installedChromium } from '../.ci/chromium.mjs';
import { plainEnvironment } from '../.ci/lib/command.mjs';

const ports = { server: 5183, development: 4184, production: 4183 };
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On few cores, fewer processes are quicker.
  '--in-process-gpu',
  '--renderer-process-limit=1',
];

/** What proves more in development React, which mounts twice and warns: what must happen once, and a crawl. */
const development = /F-12|development React/;
/** What the development server alone does. It makes each file when it is asked for, which takes its time: little is left to it. */
const server = /development server/;

/** A build with the mocks in it, served as a deployed one is. */
function demo(folder: string, port: number, options = '', env: Record<string, string> = {}) {
  return {
    command: `vite build --outDir ${folder} --logLevel error ${options} && node serve.mjs preview ${folder}`,
    env: { ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port), ...env },
    port,
  };
}

/** Flows in a real Chromium against the mocks; most of them in the demo build, as people get it: under its policy, and quicker. */
export default defineConfig({
  testDir: 'e2e/specs',
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
    // Pages that stand still take less time; what is about motion asks for it.
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
