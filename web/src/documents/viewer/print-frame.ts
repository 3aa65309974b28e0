import { loadImages } from '#ui/print/print-area.tsx';
import { openBlankFrame } from './blank-frame.ts';
import { createSheet, fitSheet, preparePrintStyles, sheetStyles } from './print-layout.ts';
import { extractStyles, isEmpty, sanitizeDocument } from './sanitize-document.ts';

/** An invisible frame with untrusted documents, each on a sheet of its own. */
export interface PrintFrame {
  /** Puts a document on the sheet with this number; a sheet without a document is not printed. Resolves with false if nothing visible is left of it. */
  add: (number: number, html: string) => Promise<boolean>;
  print: () => void;
  remove: () => void;
}

/** Invisible and out of sight, but with a layout, in which the documents are measured. */
const outOfSight = { position: 'fixed', top: '0', left: '-300mm', width: '210mm', height: '297mm', visibility: 'hidden' };

/** Opens a frame whose documents are printed together. `allow-modals` lets it print. Scripts are not allowed. */
export async function openPrintFrame(title: string): Promise<PrintFrame> {
  const { frame, window } = await openBlankFrame('allow-same-origin allow-modals');
  const { document } = window;
  frame.hidden = false;
  Object.assign(frame.style, outOfSight);
  const styles = new window.CSSStyleSheet();
  styles.replaceSync(sheetStyles);
  document.adoptedStyleSheets = [styles];
  // The name that browsers suggest for a PDF.
  document.title = title;
  const sheets = new Map<number, HTMLElement>();
  return {
    async add(number, html) {
      const root = sanitizeDocument(html, window);
      if (isEmpty(root)) return false;
      const rootStyles = extractStyles(root, window);
      const sheet = createSheet(document.adoptNode(root), rootStyles, preparePrintStyles(rootStyles));
      sheets.get(number)?.remove();
      sheets.set(number, sheet);
      const next = Math.min(...[...sheets.keys()].filter((other) => other > number));
      document.body.insertBefore(sheet, sheets.get(next) ?? null);
      await loadImages(root);
      fitSheet(sheet);
      return true;
    },
    print: () => window.print(),
    remove: () => frame.remove(),
  };
}
