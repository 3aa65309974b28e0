import type { Transaction } from '@institute/sdk';
import { longMoment } from '../../lib/dates.ts';
import { rupees } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Verbatim } from '../../ui/no-translate.tsx';
import { Status } from '../../ui/status.tsx';

/** What the list tells of a payment. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount) },
  { header: 'Payment Method', cell: ({ paidBy }) => paidBy || '-' },
  { header: 'Transaction Id', cell: ({ txnId }) => (txnId ? <Verbatim>{txnId}</Verbatim> : '-') },
  { header: 'Created', least: 130, cell: ({ createdAt }) => longMoment(createdAt) },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Pending</Status>),
  },
];
