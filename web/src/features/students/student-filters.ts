import type { Student } from '@institute/sdk';
import type { Filter } from '../../ui/data-table/filters.tsx';
import { BatchFilter } from '../batches/fields/batch-filter.tsx';
import { CourseFilter } from '../courses/fields/course-filter.tsx';

const active = { value: 'active', label: 'Active' };
const ended = { value: 'ended', label: 'Ended' };

/** Filters of the student list. The server selects by course and batch, because a student's record does not name the batch. */
export const studentFilters: readonly Filter<Student>[] = [
  { name: 'course', Field: CourseFilter },
  { name: 'batch', Field: BatchFilter },
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [active, ended],
    getOption: ({ isActive }) => (isActive ? active : ended),
  },
];
