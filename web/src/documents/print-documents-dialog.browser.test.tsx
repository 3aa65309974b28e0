import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { PrintDocumentsDialog } from './print-documents-dialog.tsx';

/** Opens a dialog with `count` documents, whose requests get no response by default, and finds elements in it. */
async function openDialog(count: number, fetchDocument = () => new Promise<string>(() => {})) {
  const noun = { singular: 'hall ticket', plural: 'hall tickets' };
  const items = Array.from({ length: count }, (_, index) => ({ label: `Student ${index}`, input: index }));
  const dialog = <PrintDocumentsDialog noun={noun} items={items} fetchDocument={fetchDocument} onClose={() => {}} />;
  await renderPage(<main>{dialog}</main>, { role: 12 });
  return (selector: string) => [...([...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelectorAll(selector) ?? [])];
}

it('fetches at most 500 documents, tells how to print the others, and has the button that prints from the start', async () => {
  for (const [count, hints] of [
    [501, ['These are the first 500. Select the others in the list to print them.']],
    [500, []],
  ] as const) {
    const find = await openDialog(count);
    expect(find('p').map(({ textContent }) => textContent)).toEqual(['Getting 500 hall tickets…', ...hints]);
    const [, print] = find('button:not([aria-label])');
    expect([print?.textContent, print?.getAttribute('aria-disabled')]).toEqual(['Print 500 hall tickets', 'true']);
  }
});

it('lists a document above 2 MB as too large', async () => {
  const find = await openDialog(1, async () => 'x'.repeat(2 * 1024 * 1024 + 1));
  const text = 'Student 0This document is too large to show. Please ask us for a copy.';
  await waitFor(() => expect(find('ul')[0]?.textContent).toBe(text));
});
