import type { FindResultInput } from '@institute/sdk';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../app-context.ts';
import { notices } from '../../ui/notices/store.ts';
import { useMounted } from '../../ui/use-mounted.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { useCall } from '../../use-call.ts';
import { handDocument } from './handed-document.ts';

/** Looks a certificate up and goes on to it. No read of the cache: each press asks anew, and nothing of a person is kept. */
export function useLookup() {
  const { api, queryClient, session } = useApp();
  const router = useRouter();
  const lookup = useCall({ mutationFn: (input: FindResultInput) => api.findResult(input) });
  const here = useMounted();
  const { pending, run } = useSingleFlight(async (input: FindResultInput) => {
    const viewer = session.get()?.user._id;
    // Its code comes while the server is asked.
    void router.preloadRoute({ to: '/view-result/certificate' });
    const html = await lookup.send(input);
    // Whoever left the page or logged out meanwhile is not pulled away.
    if (!here.current || session.get()?.user._id !== viewer) return;
    // What was told of earlier tries is done with.
    notices.clear();
    const document = handDocument(html, viewer, queryClient);
    await router.navigate({ to: '/view-result/certificate', state: { document } });
  });
  return { pending, run, refusal: lookup.refusal?.message, clear: lookup.clear };
}
