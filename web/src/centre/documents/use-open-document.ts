import type { FindResultInput, SdkError } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { useSessionStore } from '#session/use-session.ts';
import { useSubmit } from '#ui/form/use-form.ts';
import { useMounted } from '#ui/hooks.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { findProblem, storeDocument } from './document-state.ts';

interface OpenDocumentOptions<Input> {
  fetchDocument: (input: Input) => Promise<string>;
  path: '/view-result/certificate' | '/view-marksheet/certificate' | '/franchise/view-result/certificate';
  /** What the link to the document is made of. */
  toLookup?: (input: Input) => FindResultInput;
}

/** Shared by all instances: when two rows of a list request a document, only the last one opens. */
let lastRequest = 0;

/** Fetches a document and navigates to the page that shows it. A mutation, because documents hold personal data and are not cached. */
export function useOpenDocument<Input>({ fetchDocument, path, toLookup }: OpenDocumentOptions<Input>) {
  const session = useSessionStore();
  const router = useRouter();
  const { mutateAsync, error, reset } = useApiMutation(useMutation<string, SdkError, Input>({ mutationFn: fetchDocument }));
  const isMounted = useMounted();
  const { isPending, submit } = useSubmit(async (input: Input) => {
    lastRequest += 1;
    const request = lastRequest;
    const viewerId = session.get()?.user._id;
    void router.preloadRoute({ to: path });
    const html = await mutateAsync(input);
    // The viewer may have left the page or logged out in the meantime.
    if (request !== lastRequest || !isMounted.current || session.get()?.user._id !== viewerId) return;
    const problem = findProblem(html);
    if (problem) return void toasts.error(problem);
    await router.navigate({ to: path, state: { document: storeDocument(html, viewerId, toLookup?.(input)) } });
  });
  return { isPending, openDocument: (input: Input) => void submit(input), error, reset };
}

interface OpenCertificateOptions {
  path: '/view-result/certificate' | '/franchise/view-result/certificate';
}

export function useOpenCertificate(options: OpenCertificateOptions) {
  const { api } = useApi();
  return useOpenDocument({ ...options, fetchDocument: (input: FindResultInput) => api.findResult(input), toLookup: (input) => input });
}
