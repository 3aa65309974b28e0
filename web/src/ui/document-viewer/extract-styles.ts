import { cleanRules } from './sanitize-styles.ts';

/** Beats every selector that a document is likely to have, as a style attribute does. */
const strong = ':not(#_):not(#_):not(#_)';

/**
 * Takes the styles out of a document and answers with what may stay of them, as sheets of its frame. Chromium asks for the
 * pictures of style elements and attributes with the origin as referrer, whatever the page forbids; for those of such sheets
 * it does not.
 */
export function takeStyles(root: Element, window: Window & typeof globalThis): CSSStyleSheet[] {
  const sheets = [...root.querySelectorAll('style')].map((element) => takeElement(element, window));
  const attributes = new window.CSSStyleSheet();
  for (const [index, element] of [...root.querySelectorAll('[style]')].entries()) takeAttribute(element, attributes, index, window);
  for (const sheet of [...sheets, attributes]) cleanRules(sheet);
  return [...sheets, attributes];
}

function takeElement(element: HTMLStyleElement, window: typeof globalThis): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet({ media: element.media });
  sheet.replaceSync(element.textContent);
  element.remove();
  return sheet;
}

function takeAttribute(element: Element, sheet: CSSStyleSheet, index: number, window: typeof globalThis): void {
  sheet.insertRule(`[data-styled="${index}"]${strong} {}`, index);
  const rule = sheet.cssRules[index];
  // Set by script, the text cannot end its rule and begin another one.
  if (rule instanceof window.CSSStyleRule) rule.style.cssText = element.getAttribute('style') ?? '';
  element.setAttribute('data-styled', String(index));
  element.removeAttribute('style');
}
