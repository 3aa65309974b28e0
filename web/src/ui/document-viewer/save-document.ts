import { toasts } from '../toast/toast-store.ts';

/** Saves an untrusted document as a file without scripts. Shows a toast on failure. Saves nothing if `isWanted` returns false once the file is ready. */
export async function saveDocument(html: string, fileName: string, isWanted: () => boolean): Promise<void> {
  try {
    const { toStandaloneHtml } = await import('./standalone-html.ts');
    const text = await toStandaloneHtml(html);
    if (!isWanted()) return;
    if (text === undefined) return toasts.error('The document is empty, so there is nothing to save.');
    saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), fileName);
  } catch {
    // Browsers cache a failed dynamic import, so only a reload helps.
    toasts.error('The document could not be saved. Please reload the page and try again.');
  }
}

/** How long a browser may take to start a download. */
const downloadStartMs = 10_000;

function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadStartMs);
}
