/** All other rules are removed, such as those for fonts, functions and registered properties. */
const allowedRules = new Set([
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
  // Names a vocabulary and loads nothing. It cannot be removed while other rules follow it.
  'CSSNamespaceRule',
]);

/** Properties whose images load under the page's referrer policy. Images of all other properties would send a referrer. */
const imageProperties = new Set(['background-image', 'border-image-source', 'list-style-image', 'content', 'cursor']);

/** A URL outside of the document. */
const externalUrl = /\\|url\((?!\s*["']?(#|data:))|image\(|image-set\(|cross-fade\(|src\(/i;
/** A custom property may contain a part of a URL. */
const partialUrl = /\/\//;
/** URL modifiers that change how an image is requested. */
const urlModifier = /cross-?origin\s*\(|referrer-?policy\s*\(|integrity\s*\(/i;

interface Rules {
  cssRules: CSSRuleList;
  deleteRule: (index: number) => void;
}

/** Removes everything from rules that loads anything but images, or that sends a referrer. */
export function sanitizeRules(rules: Rules): void {
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const rule = rules.cssRules[index];
    if (!rule || !allowedRules.has(rule.constructor.name)) rules.deleteRule(index);
    else sanitizeRule(rule);
  }
}

function sanitizeRule(rule: CSSRule): void {
  if (hasStyle(rule)) sanitizeDeclarations(rule.style);
  // Keyframes contain nothing but declarations, so none is removed.
  if (isKeyframesRule(rule)) for (const keyframe of Array.from(rule.cssRules)) sanitizeRule(keyframe);
  else if (hasRules(rule)) sanitizeRules(rule);
}

function sanitizeDeclarations(style: CSSStyleDeclaration): void {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (imageProperties.has(property) ? urlModifier.test(value) : isExternal(property, value)) style.removeProperty(property);
  }
}

function isExternal(property: string, value: string): boolean {
  return externalUrl.test(value) || (property.startsWith('--') && partialUrl.test(value));
}

function hasStyle(rule: CSSRule): rule is CSSRule & { style: CSSStyleDeclaration } {
  return 'style' in rule;
}

function hasRules(rule: CSSRule): rule is CSSRule & Rules {
  return 'cssRules' in rule && 'deleteRule' in rule;
}

function isKeyframesRule(rule: CSSRule): rule is CSSKeyframesRule {
  return rule.constructor.name === 'CSSKeyframesRule';
}
