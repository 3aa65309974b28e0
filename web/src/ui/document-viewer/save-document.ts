import { saveFile } from '../../lib/save-file.ts';
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
