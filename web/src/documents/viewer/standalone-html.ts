import { extractStyles, isEmpty, openBlankFrame, sanitizeDocument } from './sanitize-document.ts';

/** The policy of a saved document: it may show its styles and some images. */
const policy = (imageSources: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${imageSources} data:; base-uri 'none'; form-action 'none'`;

/** Returns a sanitized document as an HTML file with its own policy; undefined if nothing visible is left of it. */
export async function toStandaloneHtml(html: string, imageSources = __IMAGE_SOURCES__): Promise<string | undefined> {
  const { frame, window } = await openBlankFrame('allow-same-origin');
  try {
    const root = sanitizeDocument(html, window);
    return isEmpty(root) ? undefined : serialize(root, window, policy(imageSources));
  } finally {
    frame.remove();
  }
}

function serialize(root: HTMLElement, window: Window & typeof globalThis, content: string): string {
  root.lang ||= 'en-IN';
  const head = root.querySelector('head');
  if (!head) throw new Error('The sanitized document has no head.');
  head.append(createElement('style', {}, toCss(extractStyles(root, window))));
  head.prepend(
    createElement('meta', { charset: 'utf-8' }),
    // A policy applies only to the elements after it.
    createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    createElement('meta', { name: 'referrer', content: 'no-referrer' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  );
  return `<!doctype html>\n${root.outerHTML}\n`;
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
