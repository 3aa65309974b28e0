import type { PageBox } from './print-styles.ts';

/**
 * The styles around the documents. Each document is in a shadow root, so its styles reach no other one, and in a box that contains what it
 * positions. The margins are those of the sheets instead of the pages, because a browser prints its header and footer into page margins.
 */
export const sheetStyles = `
@page { size: A4; margin: 0 }
@page landscape { size: A4 landscape; margin: 0 }
html, body { margin: 0 }
/* Less than the page, or rounding could add a blank one. */
.sheet { box-sizing: border-box; width: 210mm; height: 296mm; padding: 8mm; box-decoration-break: clone; -webkit-box-decoration-break: clone }
.landscape { page: landscape; width: 297mm; height: 209mm }
.sheet + .sheet { break-before: page }
.content { height: 100%; contain: content }
.long, .long > .content { height: auto }
`;

/** As from A3 to A4. Documents that would become smaller are printed on several pages. */
export const minZoom = 0.7;

/** Lets a page that fills an A4 sheet fit between the margins. */
const longZoom = 0.94;

/** Creates a printed sheet with a sanitized document. */
export function createSheet(root: HTMLElement, styles: CSSStyleSheet[], { isLandscape, margin }: PageBox): HTMLElement {
  const document = root.ownerDocument;
  const sheet = document.createElement('div');
  sheet.className = isLandscape ? 'sheet landscape' : 'sheet';
  sheet.style.padding = margin;
  // The document can style the host of its shadow root, but not this element.
  const content = sheet.appendChild(document.createElement('div'));
  content.className = 'content';
  const shadow = content.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadow.append(root);
  shadow.adoptedStyleSheets = styles;
  return sheet;
}

/** Scales a document down to one sheet, unless it is far too long. */
export function fitSheet(sheet: HTMLElement): void {
  const content = sheet.firstElementChild;
  const window = sheet.ownerDocument.defaultView;
  if (!window || !(content instanceof window.HTMLElement)) return;
  sheet.classList.remove('long');
  const zoom = fitZoom(content);
  if (zoom >= minZoom) return;
  sheet.classList.add('long');
  content.style.zoom = String(Math.min(longZoom, widthRatio(setZoom(content, 1))));
}

/** The zoom with which an element shows all of its content. Scaling changes the layout, so it is measured again. */
export function fitZoom(content: HTMLElement, zoom = 1, attempts = 3): number {
  const ratio = Math.min(1, widthRatio(setZoom(content, zoom)), heightRatio(content));
  return ratio === 1 || attempts === 0 ? zoom : fitZoom(content, zoom * ratio, attempts - 1);
}

export function setZoom(content: HTMLElement, zoom: number): HTMLElement {
  content.style.zoom = String(zoom);
  return content;
}

export const widthRatio = ({ clientWidth, scrollWidth }: HTMLElement): number => clientWidth / scrollWidth || 1;
const heightRatio = ({ clientHeight, scrollHeight }: HTMLElement): number => clientHeight / scrollHeight || 1;
