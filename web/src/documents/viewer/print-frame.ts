import { loadImages } from '#ui/print/print-area.tsx';
import { isTooHigh, type PageBox, preparePrintStyles, zoomToPaper } from './print-layout.ts';
import { extractStyles, isEmpty, openBlankFrame, sanitizeDocument } from './sanitize-document.ts';

/** An invisible frame with untrusted documents, each on a sheet of its own. */
export interface PrintFrame {
  /** Puts a document on the sheet with this number; a sheet without a document is not printed. Resolves with false if nothing visible is left of it. */
  add: (number: number, html: string) => Promise<boolean>;
  print: () => void;
  remove: () => void;
}

/** The frame is invisible and out of sight, but has a layout, in which the documents are measured. */
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
      const { sheet, content } = createSheet(document.adoptNode(root), rootStyles, preparePrintStyles(rootStyles));
      sheets.get(number)?.remove();
      sheets.set(number, sheet);
      const next = Math.min(...[...sheets.keys()].filter((other) => other > number));
      document.body.insertBefore(sheet, sheets.get(next) ?? null);
      await loadImages(root);
      zoomToPaper(content);
      // A document on several sheets is as high as its content.
      if (isTooHigh(content)) sheet.classList.add('long');
      return true;
    },
    print: () => window.print(),
    remove: () => frame.remove(),
  };
}

/**
 * The styles around the documents. Each document is in a shadow root, so its styles reach no other document, and in a box that contains its
 * positioned elements. The sheets have the margins, not the pages, because browsers print header and footer into page margins.
 */
const sheetStyles = `
@page { size: A4; margin: 0 }
@page landscape { size: A4 landscape; margin: 0 }
html, body { margin: 0 }
/* Less than the page, because rounding could add a blank page. */
.sheet { box-sizing: border-box; width: 210mm; height: 296mm; padding: 8mm; box-decoration-break: clone; -webkit-box-decoration-break: clone }
.landscape { page: landscape; width: 297mm; height: 209mm }
.sheet + .sheet { break-before: page }
.content { height: 100%; contain: content }
.long, .long > .content { height: auto }
`;

function createSheet(root: HTMLElement, styles: CSSStyleSheet[], { isLandscape, margin }: PageBox) {
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
  return { sheet, content };
}
