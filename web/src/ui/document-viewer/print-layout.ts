import { fitZoom, minZoom, setZoom, widthRatio } from './print-sheet.ts';
import { type PageBox, preparePrintStyles } from './print-styles.ts';

/** The height is less than that of the paper, or rounding could add a blank sheet. */
const papers = {
  portrait: { size: 'A4', width: '210mm', height: '296mm' },
  landscape: { size: 'A4 landscape', width: '297mm', height: '209mm' },
};

/** The declarations of a printed document: of its pages, its root element and its frame. */
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
