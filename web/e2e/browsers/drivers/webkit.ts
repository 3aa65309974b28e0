import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { type Browser, findElement, freePort, type Tab, type TabElement } from './driver.ts';

const keys = { ArrowDown: Key.ARROW_DOWN, Backspace: Key.BACK_SPACE, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * WebKitGTK's MiniBrowser by WebDriver. It needs a display. Every tab is a separate browser without stored data, and has a separate driver:
 * a driver that has just ended a browser sometimes never starts the next one.
 */
export async function launchWebKit(): Promise<Browser> {
  // Xvfb chooses a free display number, and writes it to its output.
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(display.stdout, 'data');
  const processes: ChildProcess[] = [display];
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  return {
    open: async () => {
      const port = await freePort();
      const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env });
      processes.push(driver);
      const url = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${url}/status`), { timeout: 20_000 });
      const session = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      return { ...toTab(session), close: () => session.quit().finally(() => driver.kill()) };
    },
    // This includes the driver of a tab that did not open.
    close: async () => processes.forEach((process) => void process.kill()),
  };
}

function toTab(driver: WebDriver): Omit<Tab, 'close'> {
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
