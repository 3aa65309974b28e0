import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bin, fail, root, run } from './command.mjs';

/** The usual paths of installed browsers. */
const paths = {
  chromium: [
    // The same engine as Chromium, which takes half the CPU time because it has no window.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};

export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** CHROMIUM_PATH, or the path of an installed Chromium or Chrome, or of Playwright's own Chromium; undefined if there is none. */
export function installedChromium() {
  const configured = process.env.CHROMIUM_PATH || undefined;
  if (configured && !existsSync(configured)) fail(`CHROMIUM_PATH is ${configured}, but that file does not exist.`);
  const { chromium } = createRequire(`${root}web/`)('@playwright/test');
  return configured ?? [...paths.chromium, chromium.executablePath()].find((path) => existsSync(path));
}

export const installedFirefox = () => paths.firefox.find((path) => existsSync(path));

/** Like `installedChromium`, but installs Chromium if there is none. Exits with a message if that fails. */
export async function findChromium() {
  const installed = installedChromium();
  if (installed) return installed;
  console.log('Installing Chromium, because there is none …');
  await run([bin('playwright', 'web'), 'install', 'chromium'], { cwd: `${root}web`, quiet: true });
  // Some machines cannot reach Playwright's downloads.
  for (const name of ['chromium-headless-shell', 'chromium']) if (!installedChromium()) await aptInstall([name]);
  return (
    installedChromium() ??
    fail('Chromium could not be installed. Install it yourself, set CHROMIUM_PATH to its path, and run npm test again.')
  );
}

/** Installs browsers that are missing: Firefox, and WebKitGTK with its driver and a virtual display. Exits with a message if that fails. */
export async function findBrowsers(names: readonly string[]) {
  const isWebKitInstalled = () => ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
  if (names.includes('chromium')) await findChromium();
  if (names.includes('firefox')) await find('Firefox', () => installedFirefox() !== undefined, ['firefox-esr']);
  if (names.includes('webkit')) await find('WebKitGTK', isWebKitInstalled, ['webkit2gtk-driver', 'xvfb']);
}

async function find(name: string, isInstalled: () => boolean, packages: string[]) {
  if (isInstalled()) return;
  console.log(`Installing ${name}, because there is none …`);
  await aptInstall(packages);
  if (!isInstalled())
    fail(`${name} could not be installed. Install it yourself (on Debian: apt-get install ${packages.join(' ')}), and run this again.`);
}

/** Installs packages of Debian and Ubuntu, as root or with sudo that asks for no password. On other systems it does nothing. */
export async function aptInstall(names: string[]) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`Running: ${[...sudo, 'apt-get', 'install', ...names].join(' ')}`);
  await run([...sudo, 'apt-get', 'update'], { quiet: true });
  await run([...sudo, 'apt-get', 'install', '-y', ...names], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
