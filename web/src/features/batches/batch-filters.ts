import type { Batch } from '@institute/sdk';
import { isFullBatch } from '../../lib/needs.ts';
import type { Filter } from '../../ui/data-table/filters.tsx';

const active = { value: 'active', label: 'Active' };
const ended = { value: 'ended', label: 'Ended' };
const full = { value: 'full', label: 'Full' };

/** Filters of the batch list. */
export const batchFilters: readonly Filter<Batch>[] = [
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [active, ended],
    getOption: ({ isActive }) => (isActive ? active : ended),
  },
  {
    name: 'seats',
    label: 'Seats',
    placeholder: 'Full or not',
    options: [full],
    getOption: (batch) => (isFullBatch(batch) ? full : undefined),
  },
];
