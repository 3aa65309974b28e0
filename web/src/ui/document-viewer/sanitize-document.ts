import DOMPurify, { type Config } from 'dompurify';

/**
 * What stays of a document of unknown intent: its text, tables, styles, pictures and drawings. What runs, sends, embeds or
 * leads away goes. Ids stay, because its styles may use them; the ones that would shadow a property of the page go.
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

const pictureAddress = /^(https:|data:image\/)/i;

/** Elements that show a picture. A drawing may point at its own parts with the others. */
const pictures = new Set(['img', 'image', 'feimage']);

/** Attributes of drawings that are read like styles. */
const painted = ['clip-path', 'cursor', 'fill', 'filter', 'marker', 'marker-end', 'marker-mid', 'marker-start', 'mask', 'stroke'];
const outside = /\\|url\((?!\s*["']?(#|data:))|image|src\(/i;

/** An https picture is asked for without saying where it is shown; everything else that points outside is left out. */
function keepInside(element: Element): void {
  const isPicture = pictures.has(element.localName.toLowerCase());
  for (const name of ['src', 'href', 'xlink:href']) {
    const address = element.getAttribute(name)?.trim() ?? '';
    if (address && !address.startsWith('#') && !(isPicture && pictureAddress.test(address))) element.removeAttribute(name);
  }
  for (const name of painted) if (outside.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  if (element.localName === 'img') element.setAttribute('referrerpolicy', 'no-referrer');
}

/**
 * The cleaned root element of a document; it is part of no page yet. Not a string, so that nothing is parsed a second time.
 * The window is the frame's: styles are read under the policy of the window that reads the document, and the page's allows none.
 */
export function cleanDocument(html: string, window: Window & typeof globalThis): HTMLElement {
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', keepInside);
  const root = purify.sanitize(html, config);
  if (!(root instanceof window.HTMLElement)) throw new TypeError('A cleaned document has a root element.');
  return root;
}
