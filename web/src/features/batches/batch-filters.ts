import type { Batch } from '@institute/sdk';
import type { Filter } from '../../ui/data-table/filters.ts';

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
    getOption: (batch) => (isFull(batch) ? full : undefined),
  },
];

/** A batch without numbers is not full. */
function isFull({ studentLimit, admittedStudents }: Batch): boolean {
  return studentLimit !== undefined && admittedStudents !== undefined && admittedStudents >= studentLimit;
}
