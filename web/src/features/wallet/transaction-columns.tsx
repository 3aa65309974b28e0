import type { Transaction } from '@institute/sdk';
import { plainMoment } from '../../lib/dates.ts';
import { rupees } from '../../lib/format.ts';
import { CellText, type Column, Moment } from '../../ui/data-table/columns.tsx';

import { Status } from '../../ui/status.tsx';

/** Columns of the transaction list. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount), text: ({ amount }) => String(amount ?? ''), sortValue: ({ amount }) => amount },
  {
    header: 'Payment Method',
    cell: ({ paidBy }) => <CellText>{paidBy}</CellText>,
    text: ({ paidBy }) => paidBy ?? '',
    sortValue: ({ paidBy }) => paidBy,
  },
  { header: 'Transaction Id', minWidth: 128, cell: ({ txnId }) => <CellText unbroken>{txnId}</CellText>, text: ({ txnId }) => txnId ?? '' },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
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
