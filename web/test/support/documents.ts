import { onTestFinished, vi } from 'vitest';
import { main } from './page.ts';

export const documentFrame = main.css('iframe');

/** The text of the document in the frame. Locators do not look into frames. */
export function documentText(): string {
  const frame = documentFrame.query();
  return frame instanceof HTMLIFrameElement ? (frame.contentDocument?.body?.textContent ?? '') : '';
}

export const frameText = (): string =>
  Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument?.body && textOf(contentDocument.body)).join(
    '\n',
  );

/** Records each print of a print area or a frame, by its text, instead of opening the browser's dialog. */
export function watchPrints(): string[] {
  const prints: string[] = [];
  const watch = ({ target }: Event) => {
    const inner = target instanceof HTMLIFrameElement ? target.contentWindow : null;
    if (inner) inner.print = () => void prints.push(textOf(inner.document.body));
  };
  document.addEventListener('load', watch, true);
  vi.spyOn(window, 'print').mockImplementation(() => void prints.push(document.querySelector('[data-print-area]')?.textContent ?? ''));
  onTestFinished(() => document.removeEventListener('load', watch, true));
  return prints;
}

/** Documents that are printed together are in shadow roots. */
function textOf(body: HTMLElement): string {
  const sheets = Array.from(body.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot?.textContent);
  return [body.textContent, ...sheets].join('').trim();
}
