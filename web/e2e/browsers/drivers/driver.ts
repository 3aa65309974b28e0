import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Browser {
  /** Opens a tab with its own storage. */
  open(): Promise<Tab>;
  close(): Promise<unknown>;
}

/** The functions of a tab that the flows need. Functions to evaluate are sent to the page as text, so they may use only their arguments. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  evaluate<Result>(callback: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  /** The first visible element that matches the selector and has this name; see `findElement`. */
  find(selector: string, name: string): Promise<TabElement | undefined>;
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface TabElement {
  click(): Promise<unknown>;
  /** Selects a file in a file input. */
  upload(path: string): Promise<unknown>;
  evaluate<Result>(callback: (element: Element) => Result): Promise<Awaited<Result>>;
}

export type Key = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** Runs in the page. A name is the text of an aria-label, of a label, or of the element itself; '' fits every element. */
export function findElement(selector: string, name: string): Element | null {
  const clean = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  const hasName = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const texts = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element.textContent];
    return name === '' || texts.some((text) => clean(text) === name);
  };
  const isVisible = (element: Element) => element.matches('[type=file]') || element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(selector)].find((element) => hasName(element) && isVisible(element)) ?? null;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
