import { spawn } from 'node:child_process';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { type Browser, findElement, freePort, type Tab, type TabElement } from './driver.ts';

const keys = { ArrowDown: Key.ARROW_DOWN, Backspace: Key.BACK_SPACE, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** WebKitGTK's MiniBrowser by WebDriver. It needs a display. Every tab is a browser of its own, without stored data. */
export async function launchWebKit(): Promise<Browser> {
  const port = await freePort();
  const screen = '-screen 0 1280x1000x24';
  // In a process group of its own, because killing xvfb-run alone would leave its display and the driver behind.
  const driver = spawn('xvfb-run', ['--auto-servernum', '--server-args', screen, 'WebKitWebDriver', `--port=${port}`], { detached: true });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 20_000 });
  return {
    open: async () => {
      const session = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      return toTab(session);
    },
    close: async () => driver.pid && process.kill(-driver.pid),
  };
}

function toTab(driver: WebDriver): Tab {
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (callback, ...args) => driver.executeScript(callback, ...args),
    find: async (selector, name) => toElement(driver, await driver.executeScript(findElement, selector, name)),
    type,
    press: (key) => type(keys[key]),
    close: () => driver.quit(),
  };
}

function toElement(driver: WebDriver, element: WebElement | null): TabElement | undefined {
  return element
    ? {
        click: () => element.click(),
        upload: (path) => element.sendKeys(path),
        evaluate: (callback) => driver.executeScript(callback, element),
      }
    : undefined;
}
