import type { ConfirmPurchaseInput } from '@institute/sdk';
import type { Mutations } from '@institute/sdk/query';
import { useApi } from '@institute/sdk/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionStore } from '../../session/session-context.ts';
import type { SessionStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { type Confirmation, type ConfirmPurchase, createConfirmPurchase } from './confirm-purchase.ts';
import { createConfirmationLog } from './confirmation-log.ts';

/** One per query client, that is per page load, because a request in flight outlives the component. */
const instances = new WeakMap<QueryClient, ConfirmPurchase>();

function getConfirmPurchase(queryClient: QueryClient, mutations: Mutations, session: SessionStore): ConfirmPurchase {
  const existing = instances.get(queryClient);
  if (existing) return existing;
  const confirmPurchase = createConfirmPurchase({
    post: async (input, token) => {
      const userId = session.get()?.user._id;
      const response = await queryClient.getMutationCache().build(queryClient, mutations.confirmPurchase({ token })).execute(input);
      // The response is not for the user who signs in next.
      if (session.get()?.user._id === userId) toasts.success(response.message);
      return response;
    },
    log: createConfirmationLog(),
    getSession: session.get,
    locks: navigator.locks,
  });
  instances.set(queryClient, confirmPurchase);
  return confirmPurchase;
}

/** Sends the payment of the return page to the API. `confirmation` is undefined while the request is pending. */
export function usePurchaseConfirmation(input: ConfirmPurchaseInput | undefined) {
  const { mutations } = useApi();
  const queryClient = useQueryClient();
  const store = useSessionStore();
  const token = useSession()?.token;
  const key = input && JSON.stringify([input, token]);
  /** By payment and session, so that neither another payment nor another user gets a late response. */
  const [confirmations, setConfirmations] = useState<Readonly<Record<string, Confirmation>>>({});
  const confirm = (again: boolean) => {
    // The session in use may be newer than that of this render. Before hydration, for example, this is that of a guest.
    if (!input || !key || store.get()?.token !== token) return;
    setConfirmations(({ [key]: _previous, ...others }) => others);
    void getConfirmPurchase(
      queryClient,
      mutations,
      store,
    )(input, again).then((confirmation) => setConfirmations((others) => ({ ...others, [key]: confirmation })));
  };

  // Depends on the values of `input`, because the object is new at every render.
  useEffect(() => confirm(false), [key]);

  return { confirmation: key ? confirmations[key] : undefined, sendAgain: () => confirm(true) };
}
