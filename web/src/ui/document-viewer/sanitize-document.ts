import DOMPurify, { type Config } from 'dompurify';

/**
 * Allows text, tables, styles, images and SVG. Removes everything that runs, submits, embeds or links. Ids are allowed because styles
 * may refer to them, except those that would shadow a property of the document.
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
    'srcset',
    'crossorigin',
    'ping',
    'target',
    'background',
    'autofocus',
    'contenteditable',
    'tabindex',
    'popover',
    'accesskey',
  ],
  ALLOW_DATA_ATTR: false,
};

const imageUrl = /^(https:|data:image\/)/i;

/** Elements that load an image. In other elements the same attributes may refer only to parts of the document. */
const imageElements = new Set(['img', 'image', 'feimage']);

/** SVG attributes that are parsed as CSS. */
const paintAttributes = ['clip-path', 'cursor', 'fill', 'filter', 'marker', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke'];
const externalUrl = /\\|url\((?!\s*["']?(#|data:))|image|src\(/i;

/** Removes all external references except https images, which are loaded without a referrer. */
function removeExternalReferences(element: Element): void {
  const isImage = imageElements.has(element.localName.toLowerCase());
  for (const name of ['src', 'href', 'xlink:href']) {
    const url = element.getAttribute(name)?.trim() ?? '';
    if (url && !url.startsWith('#') && !(isImage && imageUrl.test(url))) element.removeAttribute(name);
  }
  for (const name of paintAttributes) if (externalUrl.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  if (element.localName === 'img') element.setAttribute('referrerpolicy', 'no-referrer');
}

/**
 * Returns the sanitized root element of an untrusted document. It is an element instead of a string, so that nothing is parsed twice.
 * `window` is that of the frame: styles are parsed under its content security policy, and the page's policy allows none.
 */
export function sanitizeDocument(html: string, window: Window & typeof globalThis): HTMLElement {
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', removeExternalReferences);
  const root = purify.sanitize(html, config);
  if (!(root instanceof window.HTMLElement)) throw new TypeError('The sanitized document has no root element.');
  return root;
}
