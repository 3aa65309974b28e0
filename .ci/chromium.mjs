import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { aptInstall } from './lib/apt.mjs';
import { bin, fail, root, run } from './lib/command.mjs';

const commonPaths = [
  // The same engine, which takes half the CPU time without a window.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright would install its own Chromium; it may be missing. */
function playwrightPath() {
  return createRequire(`${root}web/`)('@playwright/test').chromium.executablePath();
}

/** CHROMIUM_PATH, or the path of an installed Chromium or Chrome, or of Playwright's own Chromium; undefined if there is none. */
export function installedChromium() {
  const configured = process.env.CHROMIUM_PATH || undefined;
  if (configured && !existsSync(configured)) fail(`CHROMIUM_PATH is ${configured}, but that file does not exist.`);
  return configured ?? [...commonPaths, playwrightPath()].find((path) => existsSync(path));
}

/** Like `installedChromium`, but installs Chromium if there is none. Exits with a message if that fails. */
export async function findChromium() {
  const installed = installedChromium();
  if (installed) return installed;
  console.log('Installing Chromium, because there is none …');
  await run([bin('playwright', 'web'), 'install', 'chromium'], { cwd: `${root}web`, quiet: true });
  if (!installedChromium()) await installPackage();
  return (
    installedChromium() ??
    fail('Chromium could not be installed. Install it yourself, set CHROMIUM_PATH to its path, and run npm test again.')
  );
}

/** Debian's package, for machines that cannot reach Playwright's downloads. */
async function installPackage() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await aptInstall([name]);
    if (installedChromium()) return;
  }
}
