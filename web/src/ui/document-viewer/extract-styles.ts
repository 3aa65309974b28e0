import { sanitizeRules } from './sanitize-styles.ts';

/** Raises the specificity above that of the document's own selectors, as a style attribute does. */
const highSpecificity = ':not(#_):not(#_):not(#_)';

/**
 * Removes the style elements and attributes of a document and returns their sanitized rules as constructed style sheets. Chromium
 * sends the origin as referrer when it loads the images of style elements and attributes, in spite of the page's referrer policy;
 * it does not for those of constructed style sheets.
 */
export function extractStyles(root: Element, window: Window & typeof globalThis): CSSStyleSheet[] {
  const sheets = [...root.querySelectorAll('style')].map((element) => extractElement(element, window));
  const attributeSheet = new window.CSSStyleSheet();
  for (const [index, element] of [...root.querySelectorAll('[style]')].entries()) extractAttribute(element, attributeSheet, index, window);
  for (const sheet of [...sheets, attributeSheet]) sanitizeRules(sheet);
  return [...sheets, attributeSheet];
}

function extractElement(element: HTMLStyleElement, window: typeof globalThis): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet({ media: element.media });
  sheet.replaceSync(element.textContent);
  element.remove();
  return sheet;
}

function extractAttribute(element: Element, sheet: CSSStyleSheet, index: number, window: typeof globalThis): void {
  sheet.insertRule(`[data-styled="${index}"]${highSpecificity} {}`, index);
  const rule = sheet.cssRules[index];
  // Unlike `insertRule`, `cssText` parses declarations only, so the text cannot start another rule.
  if (rule instanceof window.CSSStyleRule) rule.style.cssText = element.getAttribute('style') ?? '';
  element.setAttribute('data-styled', String(index));
  element.removeAttribute('style');
}
