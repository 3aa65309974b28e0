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
  const attributeSheet = extractAttributes(root, window);
  for (const sheet of [...sheets, attributeSheet]) sanitizeRules(sheet);
  return [...sheets, attributeSheet];
}

function extractElement(element: HTMLStyleElement, window: typeof globalThis): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet({ media: element.media });
  sheet.replaceSync(element.textContent);
  element.remove();
  return sheet;
}

/** One rule for each distinct style, and one attribute name for each rule: browsers try all rules that have the name of an attribute on each element with it. */
function extractAttributes(root: Element, window: typeof globalThis): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet();
  const names = new Map<string, string>();
  for (const element of root.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const name = names.get(style) ?? `data-styled-${names.size}`;
    if (!names.has(style)) insertRule(sheet, names.size, name, style, window);
    names.set(style, name);
    element.setAttribute(name, '');
    element.removeAttribute('style');
  }
  return sheet;
}

function insertRule(sheet: CSSStyleSheet, index: number, name: string, style: string, window: typeof globalThis): void {
  sheet.insertRule(`[${name}]${highSpecificity} {}`, index);
  const rule = sheet.cssRules[index];
  // Unlike `insertRule`, `cssText` parses declarations only, so the text cannot start another rule.
  if (rule instanceof window.CSSStyleRule) rule.style.cssText = style;
}
