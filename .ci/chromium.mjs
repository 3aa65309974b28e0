import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, root, run } from './lib/command.mjs';

const usual = [
  // The same engine without a window: half of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own Chromium, where it would be and whether or not it is there. */
function playwrights() {
  return createRequire(`${root}web/`)('@playwright/test').chromium.executablePath();
}

/** The asked one, an installed one or Playwright's, when there is one. */
export function installedChromium() {
  const asked = process.env.CHROMIUM_PATH || undefined;
  if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, which is not there.`);
  return asked ?? [...usual, playwrights()].find((path) => existsSync(path));
}

/** Path of a Chromium: the asked one, an installed one, Playwright's, else one is fetched. */
export async function findChromium() {
  const here = installedChromium();
  if (here) return here;
  console.log('There is no Chromium: fetching one.');
  await run(['npx', 'playwright', 'install', 'chromium'], { cwd: `${root}web`, quiet: true });
  if (!installedChromium()) await installPackage();
  return installedChromium() ?? fail('No Chromium could be fetched. Install one and name it in CHROMIUM_PATH, then run npm test again.');
}

async function installPackage() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await run([...sudo, 'apt-get', 'update'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run([...sudo, 'apt-get', 'install', '-y', name], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (installedChromium()) return;
  }
}
