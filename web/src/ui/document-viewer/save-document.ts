import { notices } from '../toast/toast-store.ts';

/**
 * Saves a document of unknown intent as a file that runs nothing. What cannot be saved is told, and leaves no file;
 * what is not wanted any more once it is ready leaves none either.
 */
export async function saveDocument(html: string, fileName: string, isWanted: () => boolean): Promise<void> {
  try {
    const { standalone } = await import('./standalone-html.ts');
    const text = await standalone(html);
    if (!isWanted()) return;
    if (text === undefined) return notices.error('The document is empty, so there is nothing to save.');
    saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), fileName);
  } catch {
    // What cleans it comes over the network, too, and a browser does not ask for it twice.
    notices.error('The document could not be saved. Please reload the page and try again.');
  }
}

/** How long a browser may take to begin with a download. */
const startsWithinMs = 10_000;

function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), startsWithinMs);
}
