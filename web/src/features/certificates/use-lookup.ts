import type { FindResultInput } from '@institute/sdk';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../app-context.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { handDocument } from './handed-document.ts';

/** Looks a certificate up and goes on to it. No read of the cache: each press asks anew, and nothing of a person is kept. */
export function useLookup() {
  const { api, session } = useApp();
  const router = useRouter();
  const lookup = useMutation({ mutationFn: (input: FindResultInput) => api.findResult(input), gcTime: 0 });
  const { pending, run } = useSingleFlight(async (input: FindResultInput) => {
    const viewer = session.get()?.user._id;
    // Its code comes while the server is asked.
    void router.preloadRoute({ to: '/view-result/certificate' });
    const html = await lookup.mutateAsync(input);
    await router.navigate({ to: '/view-result/certificate', state: { document: handDocument(html, viewer) } });
  });
  return { pending, run, refusal: lookup.error?.message, reset: lookup.reset };
}
