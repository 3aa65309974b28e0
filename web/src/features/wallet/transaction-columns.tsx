import type { Transaction } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import { rupees } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** Columns of the transaction list. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount) },
  { header: 'Payment Method', cell: ({ paidBy }) => paidBy || '-' },
  { header: 'Transaction Id', cell: ({ txnId }) => (txnId ? <NoTranslate>{txnId}</NoTranslate> : '-') },
  { header: 'Created', minWidth: 130, cell: ({ createdAt }) => longMoment(createdAt) },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Pending</Status>),
  },
];
