import type { Marksheet } from '@institute/sdk';
import type { Filter } from '../../ui/data-table/filters.tsx';
import { courseRowFilter } from '../courses/fields/course-row-filter.ts';

const verified = { value: 'verified', label: 'Verified' };
const unverified = { value: 'unverified', label: 'Un-verified' };

/** Filters of the marksheet list, beside the one by batch. A marksheet's course may have been deleted. */
export const marksheetFilters: readonly Filter<Marksheet>[] = [
  courseRowFilter,
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [verified, unverified],
    getOption: ({ isVerified }) => (isVerified ? verified : unverified),
  },
];
