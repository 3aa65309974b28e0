import type { Page } from '@playwright/test';

/**
 * Translates each page that is loaded from now on, as the browser's own translation does: every text node is taken out and two nested
 * `font` elements stand in its place, at once and whenever a text comes.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts);
}

/** The same for the page that is loaded: a frame in a sandbox would complain of what runs before it. */
export function translateNow(page: Page): Promise<void> {
  return page.evaluate(wrapTexts);
}

/** What the app wrote into texts that nobody sees any more. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'lost'));
}

/** Runs in the page. */
function wrapTexts(): void {
  const replaced = new WeakSet<Node>();
  const lost: string[] = [];
  Object.assign(window, { lost });
  for (const name of ['nodeValue', 'textContent'] as const) {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, name);
    if (!own?.set) throw new Error(`${name} cannot be watched.`);
    const write = own.set;
    Object.defineProperty(Node.prototype, name, {
      ...own,
      set(this: Node, text: string) {
        if (replaced.has(this) && !this.isConnected) lost.push(`'${this.nodeValue}' was to become '${text}'`);
        write.call(this, text);
      },
    });
  }
  const stays = 'font, script, style, svg, textarea, noscript, [translate=no], .mocks-panel';
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(stays)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.nodeValue);
    replaced.add(text);
    text.parentElement.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) wrap(text);
  };
  const start = () => {
    // A picture that stands for a page has none.
    if (!document.body) return;
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** Lets the calls of a path wait for the returned function, so that what is under way can be seen. */
export async function holdCalls(page: Page, path: string): Promise<() => Promise<void>> {
  await page.evaluate((start) => {
    const { fetch } = window;
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    Object.assign(window, { go });
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (pathname.startsWith(`/v1${start}`)) await gate;
      return fetch(input, init);
    };
  }, path);
  return () => page.evaluate(() => Reflect.get(window, 'go')());
}
