import {
  type FindMarksheetInput,
  type FindResultInput,
  type GetHallTicketInput,
  type GetInvoiceInput,
  isApiError,
  type SdkError,
} from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { saveFile } from '#lib/save-file.ts';
import { useSessionStore } from '#session/use-session.ts';
import * as text from '#text/documents.tsx';
import { useApiMutation, useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { findProblem, storeDocument } from './document-state.ts';

interface FoundDocument {
  html: string;
  /** The input that the link to the document contains. */
  lookup?: FindResultInput;
}

type DocumentPath = '/view-result/certificate' | '/view-marksheet/certificate' | '/franchise/view-result/certificate';

/** Shared by all instances: when two rows of a list request a document, only the last one opens. */
let lastRequest = 0;

/** Fetches a document and navigates to the page that shows it. A mutation, because documents hold personal data and are not cached. */
function useOpenDocument<Input>(path: DocumentPath, fetchDocument: (input: Input) => Promise<FoundDocument>) {
  const session = useSessionStore();
  const router = useRouter();
  const { mutateAsync, error, reset } = useApiMutation(useMutation<FoundDocument, SdkError, Input>({ mutationFn: fetchDocument }));
  const { isPending, submit } = useSubmit(async (input: Input, { isCurrent }) => {
    lastRequest += 1;
    const request = lastRequest;
    const userId = session.get()?.user._id;
    void router.preloadRoute({ to: path });
    const found = await mutateAsync(input);
    // The user may have left the page or logged out in the meantime.
    if (request !== lastRequest || !isCurrent()) return;
    const problem = findProblem(found.html);
    if (problem) return void toasts.error(problem);
    await router.navigate({ to: path, state: { document: storeDocument(found.html, userId, found.lookup) } });
  });
  return { isPending, openDocument: (input: Input) => void submit(input), error, reset };
}

/** Only the API itself knows that there is no certificate: a 404 may come from a proxy, too. */
export function isNoCertificate(error: unknown): boolean {
  return isApiError(error) && error.status === 404 && Object(error.body).success === false;
}

export function useOpenCertificate(path: '/view-result/certificate' | '/franchise/view-result/certificate') {
  const { api } = useApi();
  const find = async (input: FindResultInput): Promise<FoundDocument> => {
    try {
      return { html: await api.findResult(input), lookup: input };
    } catch (error) {
      // Student ids are printed in capitals, and people type them in small letters.
      const rollNo = input.rollNo.toUpperCase();
      if (rollNo === input.rollNo || !isNoCertificate(error)) throw error;
      return find({ ...input, rollNo });
    }
  };
  return useOpenDocument(path, find);
}

export function useOpenMarksheet() {
  const { api } = useApi();
  return useOpenDocument('/view-marksheet/certificate', async (input: FindMarksheetInput) => ({ html: await api.findMarksheet(input) }));
}

/** Fetches a document and saves it as a file. A mutation, because documents hold personal data and are not cached. */
function useSaveDocument<Input>(fetchDocument: (input: Input) => Promise<string>, fileName: string) {
  const { mutateAsync } = useApiMutation(useMutation<string, SdkError, Input>({ mutationFn: fetchDocument }));
  const { isPending, submit } = useSubmit(async (input: Input, { isSameUser }) => {
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
    const file = await toStandaloneHtml(html);
    if (!isWanted()) return;
    if (file === undefined) return toasts.error(text.nothingToSave);
    saveFile(new Blob([file], { type: 'text/html;charset=utf-8' }), fileName);
  } catch {
    // Browsers cache a failed dynamic import, so only a reload helps.
    toasts.error(text.notSaved);
  }
}

export function useSaveHallTicket() {
  const { api } = useApi();
  return useSaveDocument((input: GetHallTicketInput) => api.getHallTicket(input), 'admitCard.html');
}

export function useSaveInvoice() {
  const { api } = useApi();
  return useSaveDocument((input: GetInvoiceInput) => api.getInvoice(input), 'invoice.html');
}
