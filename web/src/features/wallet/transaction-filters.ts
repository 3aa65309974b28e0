import type { Transaction } from '@institute/sdk';
import type { Filter } from '../../ui/data-table/filters.tsx';

const verified = { value: 'verified', label: 'Verified' };
const pending = { value: 'pending', label: 'Pending' };

/** Filters of the transaction list. */
export const transactionFilters: readonly Filter<Transaction>[] = [
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [verified, pending],
    getOption: ({ isVerified }) => (isVerified ? verified : pending),
  },
];
