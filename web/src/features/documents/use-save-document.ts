import type { SdkError } from '@institute/sdk';
import { useMutation } from '@tanstack/react-query';
import { useTrackViewer } from '../../lib/track-viewer.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { saveDocument } from '../../ui/document-viewer/save-document.ts';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { findProblem } from './document-state.ts';

/** Fetches a document and saves it as a file. A mutation, because documents hold personal data and are not cached. */
export function useSaveDocument<Input>(fetchDocument: (input: Input) => Promise<string>, fileName: string) {
  const trackViewer = useTrackViewer();
  const { mutateAsync } = useApiMutation(useMutation<string, SdkError, Input>({ mutationFn: fetchDocument }));
  const { isPending, submit } = useSubmit(async (input: Input) => {
    const isSameViewer = trackViewer();
    const html = await mutateAsync(input);
    const problem = findProblem(html);
    if (problem) return void toasts.error(problem);
    // Nothing is saved after a logout.
    await saveDocument(html, fileName, isSameViewer);
  });
  return { isPending, save: (input: Input) => void submit(input) };
}
