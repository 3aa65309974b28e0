import type { Result } from '@institute/sdk';
import type { RowFilter } from '#ui/data-table/filters.tsx';

/** Filters rows by their course, which may have been deleted. */
export const courseRowFilter: RowFilter<Pick<Result, 'course'>> = {
  name: 'course',
  label: 'Course',
  placeholder: 'All courses',
  getOption: ({ course }) => (course ? { value: course._id, label: course.title || course._id } : undefined),
};
