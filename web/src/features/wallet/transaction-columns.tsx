import type { Transaction } from '@institute/sdk';
import { longMoment, plainMoment } from '../../lib/dates.ts';
import { rupees } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** Columns of the transaction list. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount), text: ({ amount }) => String(amount ?? ''), sortValue: ({ amount }) => amount },
  { header: 'Payment Method', cell: ({ paidBy }) => paidBy || '-', sortValue: ({ paidBy }) => paidBy },
  { header: 'Transaction Id', cell: ({ txnId }) => (txnId ? <NoTranslate>{txnId}</NoTranslate> : '-'), text: ({ txnId }) => txnId ?? '' },
  {
    header: 'Created',
    minWidth: 130,
    cell: ({ createdAt }) => longMoment(createdAt),
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Pending</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isVerified }: Transaction): string {
  return isVerified ? 'Verified' : 'Pending';
}
