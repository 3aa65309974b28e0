import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { aptInstall } from './lib/apt.mjs';
import { fail } from './lib/command.mjs';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const webkitPaths = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** Path of an installed Firefox; undefined if there is none. */
export const installedFirefox = () => firefoxPaths.find((path) => existsSync(path));

/** True if WebKitGTK, its driver and a virtual display are installed. */
const isWebKitInstalled = () => webkitPaths.every((path) => existsSync(path));

/** How each browser is found, and installed if there is none. Each exits with a message if that fails. */
const finders = {
  chromium: findChromium,
  firefox: () => find('Firefox', () => installedFirefox() !== undefined, ['firefox-esr']),
  webkit: () => find('WebKitGTK', isWebKitInstalled, ['webkit2gtk-driver', 'xvfb', 'xauth']),
};

/** @typedef {keyof typeof finders} Engine */

export const engines = /** @type {Engine[]} */ (Object.keys(finders));

/**
 * Installs the browsers that are missing.
 * @param {Engine[]} names
 */
export async function findBrowsers(names) {
  for (const name of names) await finders[name]();
}

/**
 * @param {string} name
 * @param {() => boolean} isInstalled
 * @param {string[]} packages
 */
async function find(name, isInstalled, packages) {
  if (isInstalled()) return;
  console.log(`Installing ${name}, because there is none …`);
  await aptInstall(packages);
  if (!isInstalled())
    fail(`${name} could not be installed. Install it yourself (on Debian: apt-get install ${packages.join(' ')}), and run this again.`);
}
