import type { ConfirmPurchaseInput } from '@institute/sdk';
import type { Mutations } from '@institute/sdk/query';
import { useApi } from '@institute/sdk/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toasts } from '../../ui/toast/toast-store.ts';
import { type Confirmation, type ConfirmPurchase, createConfirmPurchase } from './confirm-purchase.ts';
import { createConfirmationLog } from './confirmation-log.ts';

/** One per query client, that is per page load, because a request in flight outlives the component. */
const instances = new WeakMap<QueryClient, ConfirmPurchase>();

function getConfirmPurchase(queryClient: QueryClient, mutations: Mutations): ConfirmPurchase {
  const existing = instances.get(queryClient);
  if (existing) return existing;
  const confirmPurchase = createConfirmPurchase({
    post: async (input) => {
      const response = await queryClient.getMutationCache().build(queryClient, mutations.confirmPurchase()).execute(input);
      toasts.success(response.message);
      return response;
    },
    log: createConfirmationLog(),
    locks: navigator.locks,
  });
  instances.set(queryClient, confirmPurchase);
  return confirmPurchase;
}

/** Sends the payment of the return page to the API. `confirmation` is undefined while the request is pending. */
export function usePurchaseConfirmation(input: ConfirmPurchaseInput | undefined) {
  const { mutations } = useApi();
  const queryClient = useQueryClient();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const key = input && JSON.stringify(input);
  const confirm = (isRetry: boolean, isCurrent: () => boolean = () => true) => {
    if (!input) return;
    setConfirmation(undefined);
    void getConfirmPurchase(queryClient, mutations)(input, isRetry).then((result) => isCurrent() && setConfirmation(result));
  };

  // Depends on the values of `input`, because the object is new at every render.
  useEffect(() => {
    let isCurrent = true;
    confirm(false, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return { confirmation, retry: () => confirm(true) };
}
