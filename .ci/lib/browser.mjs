import { createRequire } from 'node:module';
import { findChromium } from '../chromium.mjs';
import { root } from './command.mjs';

/** A page in a Chromium of its own. */
export async function openBrowser() {
  const { chromium } = createRequire(`${root}web/`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  return { page: await browser.newPage(), close: () => browser.close() };
}
