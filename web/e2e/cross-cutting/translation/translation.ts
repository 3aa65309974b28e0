import type { Page } from '@playwright/test';

/**
 * Translates every page that loads from now on the way Google Translate does: each text node is replaced by two nested `font` elements, at
 * the start and whenever text is added.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts);
}

/** Translates the open page. Unlike an init script, this logs no error in a sandboxed frame. */
export function translateNow(page: Page): Promise<void> {
  return page.evaluate(wrapTexts);
}

/** Texts that the app wrote into nodes that the translation had already replaced. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'lostTexts'));
}

/** Runs in the page. */
function wrapTexts(): void {
  const replaced = new WeakSet<Node>();
  const lostTexts: string[] = [];
  Object.assign(window, { lostTexts });
  for (const name of ['nodeValue', 'textContent'] as const) {
    const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, name);
    if (!descriptor?.set) throw new Error(`${name} has no setter.`);
    const originalSet = descriptor.set;
    Object.defineProperty(Node.prototype, name, {
      ...descriptor,
      set(this: Node, text: string) {
        if (replaced.has(this) && !this.isConnected) lostTexts.push(`'${this.nodeValue}' should have become '${text}'`);
        originalSet.call(this, text);
      },
    });
  }
  const untranslated = 'font, script, style, svg, textarea, noscript, [translate=no], .mocks-panel';
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.nodeValue);
    replaced.add(text);
    text.parentElement.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) wrap(node);
  };
  const start = () => {
    // An SVG document has no body.
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
