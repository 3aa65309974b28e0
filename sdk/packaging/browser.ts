import { createRequire } from 'node:module';
import { findChromium } from '../../.ci/browsers.ts';
import { root } from '../../.ci/command.mjs';
import type { BrowserType, Page } from '../../web/e2e/support/playwright.ts';

const { chromium }: { chromium: BrowserType } = createRequire(`${root}web/`)('@playwright/test');

export async function openBrowser(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  return { page: await browser.newPage(), close: () => browser.close() };
}
