/** Beats every selector that a document is likely to have, as a style attribute does. */
const strong = ':not(#_):not(#_):not(#_)';

/**
 * Takes the styles out of a document and answers with the same as sheets of its frame. Chromium asks for the pictures of
 * style elements and attributes with the origin as referrer, whatever the page forbids; for those of such sheets it does not.
 */
export function takeStyles(root: Element, { CSSStyleSheet, CSSStyleRule }: typeof globalThis): CSSStyleSheet[] {
  const sheets = [...root.querySelectorAll('style')].map((element) => {
    const sheet = new CSSStyleSheet({ media: element.media });
    sheet.replaceSync(element.textContent);
    element.remove();
    return sheet;
  });
  const attributes = new CSSStyleSheet();
  for (const [index, element] of [...root.querySelectorAll('[style*="("]')].entries()) {
    attributes.insertRule(`[data-styled="${index}"]${strong} {}`, index);
    const rule = attributes.cssRules[index];
    if (rule instanceof CSSStyleRule) rule.style.cssText = element.getAttribute('style') ?? '';
    element.setAttribute('data-styled', String(index));
    element.removeAttribute('style');
  }
  return [...sheets, attributes];
}
