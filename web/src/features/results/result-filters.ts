import type { Result } from '@institute/sdk';
import type { Filter } from '../../ui/data-table/filters.tsx';
import { courseRowFilter } from '../courses/fields/course-row-filter.ts';

const out = { value: 'out', label: 'Result Out' };
const sent = { value: 'sent', label: 'Request Sent' };

/** Filters of the result list, beside the one by batch. A result's course may have been deleted. */
export const resultFilters: readonly Filter<Result>[] = [
  courseRowFilter,
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [out, sent],
    getOption: ({ isActive }) => (isActive ? out : sent),
  },
];
