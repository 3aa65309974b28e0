import type { GetHallTicketInput, GetInvoiceInput, SdkError } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#lib/save-file.ts';
import { useTrackUser } from '#lib/track-user.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import * as texts from '#text/documents.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { findProblem } from './document-state.ts';

/** Fetches a document and saves it as a file. A mutation, because documents hold personal data and are not cached. */
function useSaveDocument<Input>(fetchDocument: (input: Input) => Promise<string>, fileName: string) {
  const trackUser = useTrackUser();
  const { mutateAsync } = useApiMutation(useMutation<string, SdkError, Input>({ mutationFn: fetchDocument }));
  const { isPending, submit } = useSubmit(async (input: Input) => {
    const isSameUser = trackUser();
    const html = await mutateAsync(input);
    const problem = findProblem(html);
    if (problem) return void toasts.error(problem);
    // Nothing is saved after a logout.
    await saveDocument(html, fileName, isSameUser);
  });
  return { isPending, save: (input: Input) => void submit(input) };
}

/** Saves an untrusted document as a file without scripts. Shows a toast on failure. Saves nothing if `isWanted` returns false once the file is ready. */
export async function saveDocument(html: string, fileName: string, isWanted: () => boolean): Promise<void> {
  try {
    const { toStandaloneHtml } = await import('./viewer/standalone-html.ts');
    const text = await toStandaloneHtml(html);
    if (!isWanted()) return;
    if (text === undefined) return toasts.error(texts.nothingToSave);
    saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), fileName);
  } catch {
    // Browsers cache a failed dynamic import, so only a reload helps.
    toasts.error(texts.notSaved);
  }
}

/** Fetches a hall ticket and saves it as admitCard.html. */
export function useSaveHallTicket() {
  const { api } = useApi();
  return useSaveDocument((input: GetHallTicketInput) => api.getHallTicket(input), 'admitCard.html');
}

/** Fetches an invoice and saves it as invoice.html. */
export function useSaveInvoice() {
  const { api } = useApi();
  return useSaveDocument((input: GetInvoiceInput) => api.getInvoice(input), 'invoice.html');
}
