import { createRequire } from 'node:module';
import { findChromium } from '../chromium.mjs';
import { root } from './command.mjs';

/**
 * The web app's Playwright, once the packages are there.
 * @returns {{ chromium: import('../../web/e2e/support/playwright.ts').BrowserType }}
 */
export const playwright = () => createRequire(`${root}web/`)('@playwright/test');

export const launchOptions = async () => ({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

export const openChromium = async () => playwright().chromium.launch(await launchOptions());

/** A page in a Chromium of its own. */
export async function openBrowser() {
  const browser = await openChromium();
  return { page: await browser.newPage(), close: () => browser.close() };
}
