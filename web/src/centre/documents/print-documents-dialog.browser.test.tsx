import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { PrintDocumentsDialog } from './print-documents-dialog.tsx';

const noun = { one: 'hall ticket', many: 'hall tickets' };

/** The texts of a dialog with this many documents, whose calls are not answered. */
async function openDialog(count: number) {
  const fetchDocument = () => new Promise<string>(() => {});
  const items = Array.from({ length: count }, (_, index) => ({ label: `Student ${index}`, input: index }));
  const dialog = <PrintDocumentsDialog noun={noun} items={items} fetchDocument={fetchDocument} onClose={() => {}} />;
  await renderPage(<main>{dialog}</main>, { role: 12 });
  const texts = [...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelectorAll('p') ?? [];
  return [...texts].map(({ textContent }) => textContent);
}

it('fetches at most 500 documents, and tells how to print the others', async () => {
  const hint = 'These are the first 500. Select the others in the list to print them.';
  expect(await openDialog(501)).toEqual(['Getting 500 hall tickets…', hint]);
  expect(await openDialog(500)).toEqual(['Getting 500 hall tickets…']);
});

it('lists a document above 2 MB as too large', async () => {
  const items = [{ label: 'Asha Kumari', input: 1 }];
  const fetchDocument = async () => 'x'.repeat(2 * 1024 * 1024 + 1);
  const dialog = <PrintDocumentsDialog noun={noun} items={items} fetchDocument={fetchDocument} onClose={() => {}} />;
  await renderPage(<main>{dialog}</main>, { role: 12 });
  const list = () => document.querySelector('[role=dialog] ul')?.textContent;
  await waitFor(() => expect(list()).toBe('Asha KumariThis document is too large to show. Please ask us for a copy.'));
});

it('has the button that prints from the start, so that it does not appear below the pointer', async () => {
  await openDialog(2);
  const [, print] = document.querySelectorAll('[role=dialog] button:not([aria-label])');
  expect([print?.textContent, print?.getAttribute('aria-disabled')]).toEqual(['Print 2 hall tickets', 'true']);
});
