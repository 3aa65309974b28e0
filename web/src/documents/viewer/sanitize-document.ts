import DOMPurify, { type Config } from 'dompurify';

const timeoutMs = 20_000;

/** A frame with an empty document, whose policy allows only styles and https images. */
interface BlankFrame {
  frame: HTMLIFrameElement;
  window: Window & typeof globalThis;
}

/**
 * Adds a hidden frame with the blank page to the page. Untrusted documents are parsed in it, because styles are parsed under the policy of
 * the window, and the page's policy allows none.
 */
export async function openBlankFrame(sandbox: string): Promise<BlankFrame> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', sandbox);
  frame.src = '/document-frame.html';
  try {
    const loaded = new Promise((resolve, reject) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(() => reject(new Error('The blank page did not load in time.')), timeoutMs);
    });
    document.body.append(frame);
    await loaded;
    const window = frame.contentDocument?.defaultView;
    if (!window) throw new Error('The blank page is not accessible.');
    return { frame, window };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/**
 * Allows text, tables, styles, images and SVG. Removes everything that runs, submits, embeds or links. Ids are allowed because styles may
 * refer to them, except ids that would shadow a property of the document.
 */
const config: Config & { RETURN_DOM: true } = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_TAGS: ['style'],
  FORBID_TAGS: [
    ...['a', 'area', 'base', 'link', 'meta', 'script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'portal', 'fencedframe'],
    ...['form', 'input', 'button', 'select', 'option', 'textarea', 'fieldset', 'label', 'dialog', 'details'],
    ...['audio', 'video', 'source', 'track', 'template', 'slot', 'animate', 'animatetransform', 'animatemotion', 'set'],
  ],
  FORBID_ATTR: [
    ...['srcset', 'crossorigin', 'ping', 'target', 'background'],
    ...['autofocus', 'contenteditable', 'tabindex', 'popover', 'accesskey'],
  ],
  ALLOW_DATA_ATTR: false,
};

const imageUrl = /^(https:|data:image\/)/i;

/** Elements that load an image. In other elements the same attributes may refer only to parts of the document. */
const imageElements = new Set(['img', 'image', 'feimage']);

/** SVG attributes that are parsed as CSS. */
const paintAttributes = ['clip-path', 'cursor', 'fill', 'filter', 'marker', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke'];
/** A URL outside of the document, in a value of CSS. */
const externalCssUrl = /\\|url\((?!\s*["']?(#|data:))|image\(|image-set\(|cross-fade\(|src\(/i;

/** Removes all external references except https images, which are loaded without a referrer. */
function removeExternalReferences(element: Element): void {
  const isImage = imageElements.has(element.localName.toLowerCase());
  for (const name of ['src', 'href', 'xlink:href']) {
    const url = element.getAttribute(name)?.trim() ?? '';
    if (url && !url.startsWith('#') && !(isImage && imageUrl.test(url))) element.removeAttribute(name);
  }
  for (const name of paintAttributes) if (externalCssUrl.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  if (element.localName === 'img') element.setAttribute('referrerpolicy', 'no-referrer');
}

/**
 * Returns the sanitized root element of an untrusted document. It is an element instead of a string, so that nothing is parsed twice.
 * `window` is the window of the frame: styles are parsed under its content security policy, and the page's policy allows none.
 */
export function sanitizeDocument(html: string, window: Window & typeof globalThis): HTMLElement {
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', removeExternalReferences);
  const root = purify.sanitize(html, config);
  if (!(root instanceof window.HTMLElement)) throw new TypeError('The sanitized document has no root element.');
  return root;
}

/** All other rules are removed, such as rules for fonts, functions and registered properties. */
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

/** A custom property may contain a part of a URL. */
const partialUrl = /\/\//;
/** URL modifiers that change how an image is requested. */
const urlModifier = /cross-?origin\s*\(|referrer-?policy\s*\(|integrity\s*\(/i;

/** A style sheet, or a rule that has rules of its own. */
export interface Rules {
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
  // Keyframes contain only declarations, so no keyframe is removed.
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
  return externalCssUrl.test(value) || (property.startsWith('--') && partialUrl.test(value));
}

function hasStyle(rule: CSSRule): rule is CSSRule & { style: CSSStyleDeclaration } {
  return 'style' in rule;
}

export function hasRules(rule: CSSRule): rule is CSSRule & Rules {
  return 'cssRules' in rule && 'deleteRule' in rule;
}

function isKeyframesRule(rule: CSSRule): rule is CSSKeyframesRule {
  return rule.constructor.name === 'CSSKeyframesRule';
}

/** Raises the specificity above the document's own selectors, as a style attribute does. */
const highSpecificity = ':not(#_):not(#_):not(#_)';

/**
 * Removes the style elements and attributes of a document and returns their sanitized rules as constructed style sheets. Chromium sends the
 * origin as referrer when it loads the images of style elements and attributes, in spite of the page's referrer policy; it does not for the
 * images of constructed style sheets.
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

/** True if a document has neither text nor images. */
export function isEmpty(root: HTMLElement): boolean {
  const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  const elements = [...root.querySelectorAll('body, body *:not(style)')];
  return !elements.some((element) => element.matches('img, svg') || [...element.childNodes].some(isText));
}
