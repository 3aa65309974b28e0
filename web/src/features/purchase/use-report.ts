import type { ConfirmPurchaseInput, Mutations } from '@institute/sdk';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { notices } from '../../ui/toast/toast-store.ts';
import { type ConfirmOnce, createConfirmOnce, type Report } from './confirm-once.ts';
import { createLedger } from './ledger.ts';

/** One a query client, that is one a page load: what is under way must outlive the component that asked. */
const reporters = new WeakMap<QueryClient, ConfirmOnce>();

function reporterOf(queryClient: QueryClient, mutations: Mutations): ConfirmOnce {
  const known = reporters.get(queryClient);
  if (known) return known;
  const reporter = createConfirmOnce({
    post: async (input) => {
      const answer = await queryClient.getMutationCache().build(queryClient, mutations.confirmPurchase()).execute(input);
      notices.success(answer.message);
      return answer;
    },
    ledger: createLedger(),
    locks: navigator.locks,
  });
  reporters.set(queryClient, reporter);
  return reporter;
}

/** Reports the payment of the return page; undefined while that goes on. */
export function useReport(input: ConfirmPurchaseInput | undefined) {
  const { mutations } = useApi();
  const queryClient = useQueryClient();
  const [report, setReport] = useState<Report>();
  const key = input && JSON.stringify(input);
  const run = (again: boolean, isCurrent: () => boolean = () => true) => {
    if (!input) return;
    setReport(undefined);
    void reporterOf(queryClient, mutations)(input, again).then((next) => isCurrent() && setReport(next));
  };

  // By its values: a payment is reported when it is another one, and not at every render.
  useEffect(() => {
    let current = true;
    run(false, () => current);
    return () => {
      current = false;
    };
  }, [key]);

  return { report, retry: () => run(true) };
}
