import { extractStyles } from './extract-styles.ts';
import { sanitizeDocument } from './sanitize-document.ts';

/** The policy of a saved document: it may show its styles and https images. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'";

/** Returns a sanitized document as an HTML file with its own policy; undefined if nothing visible is left of it. */
export function toStandaloneHtml(html: string): Promise<string | undefined> {
  return withBlankFrame((window) => {
    const root = sanitizeDocument(html, window);
    if (isEmpty(root)) return undefined;
    root.lang ||= 'en-IN';
    const head = root.querySelector('head');
    if (!head) throw new Error('The sanitized document has no head.');
    head.append(createElement('style', {}, toCss(extractStyles(root, window))));
    head.prepend(
      createElement('meta', { charset: 'utf-8' }),
      // A policy applies only to what follows it.
      createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      createElement('meta', { name: 'referrer', content: 'no-referrer' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    );
    return `<!doctype html>\n${root.outerHTML}\n`;
  });
}

const frameTimeoutMs = 20_000;

/** True if the document has neither text nor images. */
function isEmpty(root: HTMLElement): boolean {
  const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  const elements = [...root.querySelectorAll('body, body *:not(style)')];
  return !elements.some((element) => element.matches('img, svg') || [...element.childNodes].some(isText));
}

/** Serializes style sheets for a style element. Escaping '</' prevents the text from closing it. */
function toCss(sheets: CSSStyleSheet[]): string {
  const texts = sheets.map(({ cssRules, media }) => {
    const rules = Array.from(cssRules, ({ cssText }) => cssText).join('\n');
    return media.mediaText ? `@media ${media.mediaText} {\n${rules}\n}` : rules;
  });
  return texts.join('\n').replaceAll('</', '<\\/');
}

function createElement(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.implementation.createHTMLDocument().createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}

/** Parses in a frame, because styles are parsed under the policy of the window, and the page's policy allows none. */
async function withBlankFrame<Result>(callback: (window: Window & typeof globalThis) => Result): Promise<Result> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.src = '/document-frame.html';
  try {
    const loaded = new Promise((resolve, reject) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(() => reject(new Error('The blank page did not load in time.')), frameTimeoutMs);
    });
    document.body.append(frame);
    await loaded;
    const window = frame.contentDocument?.defaultView;
    if (!window) throw new Error('The blank page is not accessible.');
    return callback(window);
  } finally {
    frame.remove();
  }
}
