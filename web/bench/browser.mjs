import { createRequire } from 'node:module';
import { findChromium } from '../../.ci/chromium.mjs';
import { root } from '../../.ci/lib/command.mjs';

/**
 * Playwright from the web package.
 * @returns {{ chromium: import('../e2e/support/playwright.ts').BrowserType }}
 */
export const playwright = () => createRequire(`${root}web/`)('@playwright/test');

export const launchOptions = async () => ({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

export const openChromium = async () => playwright().chromium.launch(await launchOptions());

/** A page in its own Chromium. */
export async function openBrowser() {
  const browser = await openChromium();
  return { page: await browser.newPage(), close: () => browser.close() };
}
