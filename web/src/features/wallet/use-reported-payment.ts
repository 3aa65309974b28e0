import type { ListTransactionsResponse } from '@institute/sdk';
import { useListTransactions } from '@institute/sdk/react';
import { dashDate } from '../../lib/dates.ts';

/** A warning if the transaction id is in the operator's list already. The server decides, so a list that cannot be read only means no warning. */
export function useReportedPayment(txnId: string): string | undefined {
  const id = normalizeId(txnId);
  const select = ({ transactions }: ListTransactionsResponse) => transactions.find((transaction) => normalizeId(transaction.txnId) === id);
  const { data: reported } = useListTransactions({}, { enabled: id !== '', meta: { quiet: true }, select });
  if (id === '' || !reported) return undefined;
  const date = dashDate(reported.createdAt);
  return `This transaction id is in your list already${date === '-' ? '' : `, from ${date}`}.`;
}

const normalizeId = (id = '') => id.trim().toUpperCase();
