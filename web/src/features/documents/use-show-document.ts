import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCall } from '../../lib/use-api-mutation.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { useMounted } from '../../ui/hooks/use-mounted.ts';
import { notices } from '../../ui/toast/toast-store.ts';
import { handDocument } from './document-state.ts';

type DocumentPage = '/view-result/certificate' | '/view-marksheet/certificate' | '/franchise/view-result/certificate';

/** Of several documents that are asked for at once, as from two rows of a list, the last one is shown. */
let asked = 0;

/** Asks for a document and goes on to the page that shows it. No read of the cache: each press asks anew, and nothing of a person is kept. */
export function useShowDocument<Input>(read: (input: Input) => Promise<string>, page: DocumentPage) {
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const router = useRouter();
  const lookup = useCall({ mutationFn: read });
  const here = useMounted();
  const { pending, run } = useSingleFlight(async (input: Input) => {
    asked += 1;
    const turn = asked;
    const viewer = session.get()?.user._id;
    // Its code comes while the server is asked.
    void router.preloadRoute({ to: page });
    const html = await lookup.send(input);
    // Whoever left the page or logged out meanwhile is not pulled away.
    if (turn !== asked || !here.current || session.get()?.user._id !== viewer) return;
    // What was told of earlier tries is done with.
    notices.clear();
    await router.navigate({ to: page, state: { document: handDocument(html, viewer, queryClient) } });
  });
  return { pending, run, refusal: lookup.refusal?.message, clear: lookup.clear };
}
