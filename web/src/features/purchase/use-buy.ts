import type { Course } from '@institute/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { trackViewer } from '../../lib/same-viewer.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { useMounted } from '../../ui/hooks/use-mounted.ts';
import { payable } from '../../ui/price.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { paymentHosts } from './payment-hosts.ts';
import { parsePaymentUrl } from './payment-url.ts';

/** How long the button stays busy after the browser was sent away, should it be stopped on its way. */
const leavingMs = 10_000;

/** Buying a course: from the button to the payment provider's page. */
export function useBuy() {
  const { mutations, queries, getToken } = useApi();
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const router = useRouter();
  const purchase = useMutation(mutations.createPurchase());
  const [leaving, setLeaving] = useLeaving();
  const here = useMounted();

  const { pending, run } = useSingleFlight(async (course: Course) => {
    // Whether the session still holds is known once its profile is here.
    const profile = queries.getProfile();
    if (session.get() && !queryClient.getQueryData(profile.queryKey)) await queryClient.query(profile).catch(() => undefined);
    if (!session.get()?.user._id) return askToLogin();
    const isHere = trackViewer(getToken);
    const { payment_request } = await purchase.mutateAsync({ amount: payable(course), courseId: course._id });
    // Whoever left the page or logged out meanwhile is not pulled away to pay.
    if (!here.current || !isHere()) return;
    const url = parsePaymentUrl(payment_request.longurl, paymentHosts);
    if (!url) return notices.error('The payment page could not be opened: its address is not a safe one.');
    setLeaving(true);
    location.assign(url);
    purchase.reset();
  });
  const askToLogin = () => {
    notices.warning('Please login before making a payment!');
    void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
  };

  return { pending: pending || leaving, buy: (course: Course) => void run(course) };
}

/** True while the browser leaves; false again when the page is shown from the back/forward cache. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, leavingMs);
    addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', stay);
    };
  }, [leaving]);
  return [leaving, setLeaving] as const;
}
