import { hasRules, type Rules } from './sanitize-document.ts';

/** The height is less than that of the paper, or rounding could add a blank sheet. */
const papers = {
  portrait: { size: 'A4', width: '210mm', height: '296mm' },
  landscape: { size: 'A4 landscape', width: '297mm', height: '209mm' },
};

interface PrintLayout {
  page: string;
  root: string;
  frame: string;
}

/** Determines how a document is printed. It resizes the frame to measure the document, whose styles are those for print. */
export function measurePrintLayout(frame: HTMLIFrameElement, root: HTMLElement, { isLandscape, margin }: PageBox): PrintLayout {
  const paper = isLandscape ? papers.landscape : papers.portrait;
  Object.assign(frame.style, { width: paper.width, height: paper.height });
  const padding = margin || '8mm';
  Object.assign(root.style, { boxSizing: 'border-box', padding });
  const zoom = fitZoom(root);
  if (zoom < minZoom) return measureLongLayout(frame, root, paper);
  return {
    // The margin is inside of the sheet, because browsers print their header and footer into page margins.
    page: `size: ${paper.size}; margin: 0`,
    root: `zoom: ${zoom} !important; box-sizing: border-box !important; padding: ${padding} !important`,
    frame: `width: ${paper.width}; height: ${paper.height}`,
  };
}

/** A document on several sheets: each of them needs the margin. */
function measureLongLayout(frame: HTMLIFrameElement, root: HTMLElement, { size, width }: typeof papers.portrait): PrintLayout {
  Object.assign(frame.style, { width: `calc(${width} - 24mm)`, height: '0' });
  root.style.padding = '0';
  const zoom = widthRatio(setZoom(root, 1));
  const height = setZoom(root, zoom).scrollHeight;
  return { page: `size: ${size}; margin: 12mm`, root: `zoom: ${zoom} !important`, frame: `width: 100%; height: ${height}px` };
}

/** Copies of style sheets with the document's styles for print, and its page box. */
export function copyPrintStyles(sheets: readonly CSSStyleSheet[], window: typeof globalThis) {
  const copies = sheets.map(({ cssRules, media }) => {
    const copy = new window.CSSStyleSheet({ media: media.mediaText });
    copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
    return copy;
  });
  return { copies, box: preparePrintStyles(copies) };
}

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
const minZoom = 0.7;

/** Lets a page that fills an A4 sheet fit between the margins. */
const longZoom = 0.94;

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
function fitZoom(content: HTMLElement, zoom = 1, attempts = 3): number {
  const ratio = Math.min(1, widthRatio(setZoom(content, zoom)), heightRatio(content));
  return ratio === 1 || attempts === 0 ? zoom : fitZoom(content, zoom * ratio, attempts - 1);
}

function setZoom(content: HTMLElement, zoom: number): HTMLElement {
  content.style.zoom = String(zoom);
  return content;
}

const widthRatio = ({ clientWidth, scrollWidth }: HTMLElement): number => clientWidth / scrollWidth || 1;
const heightRatio = ({ clientHeight, scrollHeight }: HTMLElement): number => clientHeight / scrollHeight || 1;

/** The page that a document asks for with `@page`. */
interface PageBox {
  isLandscape: boolean;
  /** A value of CSS; empty if the document sets none. */
  margin: string;
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
