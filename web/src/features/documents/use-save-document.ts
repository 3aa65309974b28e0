import { trackViewer } from '../../lib/same-viewer.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { saveDocument } from '../../ui/document-viewer/save-document.ts';
import { useSingleFlight } from '../../ui/form/use-submit.ts';

/** Asks for a document and saves it as a file. No read of the cache: nothing of it is kept. */
export function useSaveDocument<Input>(read: (input: Input) => Promise<string>, fileName: string) {
  const { getToken } = useApi();
  const document = useCall({ mutationFn: read });
  const { pending, run } = useSingleFlight(async (input: Input) => {
    const isHere = trackViewer(getToken);
    const html = await document.send(input);
    // Whoever logged out meanwhile leaves nothing on the computer.
    await saveDocument(html, fileName, isHere);
  });
  return { pending, save: (input: Input) => void run(input) };
}
