import { type RefObject, useEffect } from 'react';
import { hasRules, type Rules } from './sanitize-document.ts';

/** Chromium prints a blank sheet for an empty element after a frame of several pages. */
const hideOthers = 'body > :not(:has(iframe[data-document])) { display: none }';

/**
 * Prints a document in a frame on its own sheets, whether the page around the frame is printed or only the frame. Measures again when an
 * image loads.
 */
export function usePrintLayout(frame: RefObject<HTMLIFrameElement | null>, root: HTMLElement | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const inner = root?.ownerDocument.defaultView;
    if (!element || !root || !inner) return;
    const documentSheets = root.ownerDocument.adoptedStyleSheets.slice();
    const innerSheet = new inner.CSSStyleSheet({ media: 'print' });
    const outerSheet = new CSSStyleSheet({ media: 'print' });
    const update = () => {
      const { page, root: rootStyles, frame: frameStyles } = measure(element, root, documentSheets, inner);
      innerSheet.replaceSync(`@page { ${page} } html { ${rootStyles} }`);
      outerSheet.replaceSync(`@page { ${page} } iframe[data-document] { ${frameStyles} } ${hideOthers}`);
    };
    update();
    root.ownerDocument.adoptedStyleSheets.push(innerSheet);
    document.adoptedStyleSheets.push(outerSheet);
    root.addEventListener('load', update, true);
    return () => {
      root.removeEventListener('load', update, true);
      for (const page of [document, root.ownerDocument])
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== outerSheet && sheet !== innerSheet);
    };
  }, [frame, root]);
}

/** The styles with which a document is printed. While it is measured, the document looks as on paper. */
function measure(frame: HTMLIFrameElement, root: HTMLElement, sheets: readonly CSSStyleSheet[], window: typeof globalThis) {
  const { adoptedStyleSheets } = root.ownerDocument;
  const { scrollX, scrollY } = globalThis;
  const rootStyle = root.style.cssText;
  const copies = sheets.map(({ cssRules, media }) => {
    const copy = new window.CSSStyleSheet({ media: media.mediaText });
    copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
    return copy;
  });
  const { isLandscape, margin } = preparePrintStyles(copies);
  // The height is less than the height of the paper, because rounding could add a blank sheet.
  const [size, width, height] = isLandscape ? ['A4 landscape', '297mm', '209mm'] : ['A4', '210mm', '296mm'];
  const padding = margin || '8mm';
  root.ownerDocument.adoptedStyleSheets = copies;
  try {
    Object.assign(frame.style, { width, height });
    Object.assign(root.style, { boxSizing: 'border-box', padding });
    const zoom = zoomToPaper(root);
    if (!isTooHigh(root)) {
      return {
        // The margin is inside of the sheet, because browsers print their header and footer into page margins.
        page: `size: ${size}; margin: 0`,
        root: `zoom: ${zoom} !important; box-sizing: border-box !important; padding: ${padding} !important`,
        frame: `width: ${width}; height: ${height}`,
      };
    }
    // Each of several sheets needs the margin.
    Object.assign(frame.style, { width: `calc(${width} - 24mm)`, height: '0' });
    root.style.padding = '0';
    return {
      page: `size: ${size}; margin: 12mm`,
      root: `zoom: ${zoomToPaper(root)} !important`,
      frame: `width: 100%; height: ${root.scrollHeight}px`,
    };
  } finally {
    root.ownerDocument.adoptedStyleSheets = adoptedStyleSheets;
    frame.style.cssText = '';
    root.style.cssText = rootStyle;
    if (globalThis.scrollY !== scrollY) globalThis.scrollTo(scrollX, scrollY);
  }
}

/** Lets a document for A4 paper without margins, such as the institute's documents, fit between the margins. */
const paperZoom = 0.94;

/** Sets the zoom with which an element is printed, and returns it. An element that is too wide for the paper becomes smaller. */
export function zoomToPaper(element: HTMLElement): number {
  element.style.zoom = '1';
  const zoom = Math.min(paperZoom, element.clientWidth / element.scrollWidth || 1);
  element.style.zoom = String(zoom);
  return zoom;
}

export const isTooHigh = ({ clientHeight, scrollHeight }: HTMLElement): boolean => scrollHeight > clientHeight;

/** The page that a document asks for with `@page`. */
export interface PageBox {
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
