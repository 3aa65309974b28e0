import { openBlankFrame } from '../../../ui/document-viewer/blank-frame.ts';
import type { PasswordSlip } from './import-memory.ts';

/** Slips to cut out, ten to a page. */
const styles = `
@page { size: A4; margin: 10mm }
body { margin: 0; font: 11pt/1.4 sans-serif; color: #000; display: grid; grid-template-columns: 1fr 1fr }
section { box-sizing: border-box; min-height: 52mm; padding: 5mm; border: 1px dashed #888; break-inside: avoid; overflow-wrap: anywhere }
h2 { margin: 0 0 2mm; font-size: 13pt }
p { margin: 0 }
b { font: 600 15pt/1.5 monospace; letter-spacing: 1px }
`;

interface SlipTexts {
  institute: string;
  /** The address of the login page. */
  signInAddress: string;
}

interface PrintOptions {
  slips: readonly PasswordSlip[];
  texts: SlipTexts;
  /** False if nothing may be printed any more, for example after a logout. */
  isAllowed: () => boolean;
}

/**
 * Prints a slip for each student, in a frame that goes with the print dialog. Returns a function that removes it in any case, because some
 * browsers do not tell when they have printed; undefined if nothing is printed.
 */
export async function printSlips({ slips, texts, isAllowed }: PrintOptions): Promise<(() => void) | undefined> {
  const { frame, window } = await openBlankFrame('allow-same-origin allow-modals');
  if (!isAllowed()) {
    frame.remove();
    return undefined;
  }
  const { document } = window;
  document.title = 'Password slips';
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  document.body.append(...slips.map((slip) => createSlip(document, slip, texts)));
  const remove = () => frame.remove();
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
  return remove;
}

function createSlip(document: Document, { fullName, email, password }: PasswordSlip, { institute, signInAddress }: SlipTexts): HTMLElement {
  const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });
  const slip = document.createElement('section');
  slip.append(
    element('p', institute),
    element('h2', fullName),
    element('p', `Email: ${email}`),
    element('p', 'Password: '),
    element('p', `Sign in at ${signInAddress}`),
  );
  slip.children[3]?.append(element('b', password));
  return slip;
}
