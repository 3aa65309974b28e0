/** What may hold rules or declarations; fonts, functions and registered properties are not among them. */
const kept = new Set([
  'CSSStyleRule',
  'CSSNestedDeclarations',
  'CSSMediaRule',
  'CSSSupportsRule',
  'CSSContainerRule',
  'CSSLayerBlockRule',
  'CSSKeyframesRule',
  'CSSKeyframeRule',
  'CSSPageRule',
  'CSSMarginRule',
]);

/** Properties whose pictures are asked for as pictures are. Those of all others say in a header where they stand. */
const pictures = new Set(['background-image', 'border-image-source', 'list-style-image', 'content', 'cursor']);

/** An address outside of the document. A variable may hold a part of one. */
const outside = /\\|url\((?!\s*["']?(#|data:))|image\(|image-set\(|cross-fade\(|src\(/i;
const partOfAddress = /\/\//;
const modified = /cross-?origin\s*\(|referrer-?policy\s*\(|integrity\s*\(/i;

interface Rules {
  cssRules: CSSRuleList;
  deleteRule: (index: number) => void;
}

/** Leaves in rules what asks for nothing but pictures, and for those without a word about the page. */
export function cleanRules(rules: Rules): void {
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const rule = rules.cssRules[index];
    if (!rule || !kept.has(rule.constructor.name)) rules.deleteRule(index);
    else cleanRule(rule);
  }
}

function cleanRule(rule: CSSRule): void {
  if (hasStyle(rule)) cleanDeclarations(rule.style);
  // Of keyframes none is dropped: each holds declarations and nothing else.
  if (hasFrames(rule)) for (const frame of Array.from(rule.cssRules)) cleanRule(frame);
  else if (hasRules(rule)) cleanRules(rule);
}

function cleanDeclarations(style: CSSStyleDeclaration): void {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (pictures.has(property) ? modified.test(value) : leadsOut(property, value)) style.removeProperty(property);
  }
}

function leadsOut(property: string, value: string): boolean {
  return outside.test(value) || (property.startsWith('--') && partOfAddress.test(value));
}

function hasStyle(rule: CSSRule): rule is CSSRule & { style: CSSStyleDeclaration } {
  return 'style' in rule;
}

function hasRules(rule: CSSRule): rule is CSSRule & Rules {
  return 'cssRules' in rule && 'deleteRule' in rule;
}

function hasFrames(rule: CSSRule): rule is CSSKeyframesRule {
  return rule.constructor.name === 'CSSKeyframesRule';
}
