import { takeStyles } from './extract-styles.ts';
import { cleanDocument } from './sanitize-document.ts';

/** What a saved document may do when it is opened from a disk: show its styles and https pictures. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'";

/** A cleaned document as the text of a file, with its own policy inside; undefined where nothing is left to show. */
export function standalone(html: string): Promise<string | undefined> {
  return withBlankPage((window) => {
    const root = cleanDocument(html, window);
    if (isEmpty(root)) return undefined;
    root.lang ||= 'en-IN';
    const head = root.querySelector('head');
    if (!head) throw new Error('A cleaned document has a head.');
    head.append(element('style', {}, asText(takeStyles(root, window))));
    head.prepend(
      element('meta', { charset: 'utf-8' }),
      // Before everything that it shall hold for.
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    );
    return `<!doctype html>\n${root.outerHTML}\n`;
  });
}

/** How long the blank page may take. */
const patienceMs = 20_000;

/** Whether it would show neither a picture nor a word. */
function isEmpty(root: HTMLElement): boolean {
  const isWord = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  const shown = [...root.querySelectorAll('body, body *:not(style)')];
  return !shown.some((element) => element.matches('img, svg') || [...element.childNodes].some(isWord));
}

/** Rules as the text of one style element, which no text among them can end. */
function asText(sheets: CSSStyleSheet[]): string {
  const texts = sheets.map(({ cssRules, media }) => {
    const rules = Array.from(cssRules, ({ cssText }) => cssText).join('\n');
    return media.mediaText ? `@media ${media.mediaText} {\n${rules}\n}` : rules;
  });
  return texts.join('\n').replaceAll('</', '<\\/');
}

function element(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.implementation.createHTMLDocument().createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

/** Styles are read under the policy of the window that reads the document, and this page's allows none. */
async function withBlankPage<Result>(use: (window: Window & typeof globalThis) => Result): Promise<Result> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.src = '/document-frame.html';
  try {
    const loaded = new Promise((resolve, reject) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(() => reject(new Error('The blank page did not come.')), patienceMs);
    });
    document.body.append(frame);
    await loaded;
    const window = frame.contentDocument?.defaultView;
    if (!window) throw new Error('The blank page is out of reach.');
    return use(window);
  } finally {
    frame.remove();
  }
}
