/** The page that a document asks for with `@page`. */
export interface PageBox {
  isLandscape: boolean;
  /** A value of CSS; empty if the document sets none. */
  margin: string;
}

interface Rules {
  cssRules: CSSRuleList;
  deleteRule: (index: number) => void;
}

/**
 * Prepares the sanitized style sheets of a document for a shadow root on a printed sheet, and returns its page box. Page rules are removed,
 * because they would apply to the pages of other documents. Styles for print apply to the screen as well, where the document is measured.
 */
export function preparePrintStyles(sheets: readonly CSSStyleSheet[]): PageBox {
  const box: PageBox = { isLandscape: false, margin: '' };
  for (const sheet of sheets) {
    setPrintMedia(sheet.media);
    prepareRules(sheet, box);
  }
  return box;
}

function prepareRules(rules: Rules, box: PageBox): void {
  for (const rule of Array.from(rules.cssRules)) prepareRule(rule, box);
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const rule = rules.cssRules[index];
    if (rule && isPageRule(rule)) rules.deleteRule(index);
  }
}

function prepareRule(rule: CSSRule, box: PageBox): void {
  if (isPageRule(rule)) readPageRule(rule, box);
  if (isMediaRule(rule)) setPrintMedia(rule.media);
  // In a shadow root no element is `:root`.
  if (isStyleRule(rule) && rule.selectorText.includes(':root'))
    rule.selectorText = rule.selectorText.replaceAll(':root', ':is(:root, html)');
  if (hasRules(rule)) prepareRules(rule, box);
}

/** Rules for single pages, such as `:first`, are left out. */
function readPageRule({ selectorText, style }: CSSPageRule, box: PageBox): void {
  const size = style.getPropertyValue('size');
  if (selectorText) return;
  box.margin = style.getPropertyValue('margin') || box.margin;
  if (size) box.isLandscape = isLandscape(size);
}

/** True for 'landscape', 'A4 landscape' and '297mm 210mm'. */
function isLandscape(size: string): boolean {
  const [width = 0, height = 0] = size.split(' ').map(Number.parseFloat);
  return size.includes('landscape') || width > height;
}

/** `speech` never matches in a browser. */
function setPrintMedia(media: MediaList): void {
  const text = media.mediaText.replace(/\bscreen\b/gi, 'speech').replace(/\bprint\b/gi, 'all');
  if (text !== media.mediaText) media.mediaText = text;
}

function isPageRule(rule: CSSRule): rule is CSSPageRule {
  return rule.constructor.name === 'CSSPageRule';
}

function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return rule.constructor.name === 'CSSMediaRule';
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return rule.constructor.name === 'CSSStyleRule';
}

function hasRules(rule: CSSRule): rule is CSSRule & Rules {
  return 'cssRules' in rule && 'deleteRule' in rule;
}
