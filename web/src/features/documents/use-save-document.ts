import { trackViewer } from '../../lib/track-viewer.ts';
import { useApi } from '../../lib/use-api.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { saveDocument } from '../../ui/document-viewer/save-document.ts';
import { useSubmit } from '../../ui/form/use-submit.ts';

/** Fetches a document and saves it as a file. A mutation, because documents hold personal data and are not cached. */
export function useSaveDocument<Input>(fetchDocument: (input: Input) => Promise<string>, fileName: string) {
  const { getToken } = useApi();
  const { mutateAsync } = useApiMutation({ mutationFn: fetchDocument });
  const { isPending, submit } = useSubmit(async (input: Input) => {
    const isSameViewer = trackViewer(getToken);
    const html = await mutateAsync(input);
    // Nothing is saved after a logout.
    await saveDocument(html, fileName, isSameViewer);
  });
  return { isPending, save: (input: Input) => void submit(input) };
}
