import puppeteer, { ElementHandle, type Page } from 'puppeteer-core';
import { installedChromium, installedFirefox } from '../../../../.ci/browsers.ts';
import { type Browser, findElement, type Tab, type TabElement } from './driver.ts';

/** Chromium by its DevTools protocol. Root may start it only without its sandbox. */
export const launchChromium = () =>
  launch({ browser: 'chrome', executablePath: installedChromium(), headless: 'shell', args: ['--no-sandbox'] });

/** Firefox by WebDriver BiDi. */
export const launchFirefox = () => launch({ browser: 'firefox', executablePath: installedFirefox() });

async function launch(options: Parameters<typeof puppeteer.launch>[0]): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return toTab(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function toTab(page: Page, close: Tab['close']): Tab {
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    evaluate: (callback, ...args) => page.evaluate(callback, ...args),
    find: async (selector, name) => {
      const handle = await page.evaluateHandle(findElement, selector, name);
      return handle instanceof ElementHandle ? toElement(handle) : undefined;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close,
  };
}

function toElement(handle: ElementHandle<Element>): TabElement {
  return {
    click: () => handle.click(),
    upload: async (path) => (await handle.toElement('input')).uploadFile(path),
    evaluate: (callback) => handle.evaluate(callback),
  };
}
