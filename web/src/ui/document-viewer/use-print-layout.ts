import { type RefObject, useEffect } from 'react';
import { copyPrintStyles, measurePrintLayout } from './print-layout.ts';

/** Chromium prints a blank sheet for an empty element after a frame of several pages. */
const hideOthers = 'body > :not(:has(iframe[data-document])) { display: none }';

/**
 * Prints a document in a frame on sheets of its own, whether the page around the frame is printed or only the frame. A document that
 * almost fits on one sheet is scaled down to it. Measures again when an image loads.
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

/** Shows the document as it is printed for as long as it takes to measure it. */
function measure(frame: HTMLIFrameElement, root: HTMLElement, sheets: readonly CSSStyleSheet[], window: typeof globalThis) {
  const { adoptedStyleSheets } = root.ownerDocument;
  const { scrollX, scrollY } = globalThis;
  const rootStyle = root.style.cssText;
  const { copies, box } = copyPrintStyles(sheets, window);
  root.ownerDocument.adoptedStyleSheets = copies;
  try {
    return measurePrintLayout(frame, root, box);
  } finally {
    root.ownerDocument.adoptedStyleSheets = adoptedStyleSheets;
    frame.style.cssText = '';
    root.style.cssText = rootStyle;
    if (globalThis.scrollY !== scrollY) globalThis.scrollTo(scrollX, scrollY);
  }
}
